import { type RefObject, useEffect, useRef } from 'react';

/**
 * A form that is sent while something of it is still on its way is sent when that is there, not without it.
 * When it failed the visitor reads why, and decides.
 */
export function useFormWaits(inside: RefObject<HTMLElement | null>, isOnItsWay: boolean, hasFailed: boolean): void {
  const held = useRef<{ form: HTMLFormElement; by: HTMLElement | null } | null>(null);
  useEffect(() => {
    const form = inside.current?.closest('form');
    if (!form || !isOnItsWay) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation(); // before React hears of it, which listens further up
      held.current = { form, by: event.submitter };
    };
    form.addEventListener('submit', hold, true);
    return () => form.removeEventListener('submit', hold, true);
  }, [inside, isOnItsWay]);
  useEffect(() => {
    const asked = held.current;
    if (isOnItsWay || !asked) return;
    held.current = null;
    // A button that is no longer there cannot be what the form was sent by.
    if (!hasFailed) asked.form.requestSubmit(asked.by?.isConnected ? asked.by : null);
  }, [isOnItsWay, hasFailed]);
}
