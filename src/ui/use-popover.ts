import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

export interface PopoverControl {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** On the element that holds both the button and the panel. */
  area: { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void; onBlur: (event: FocusEvent) => void };
  button: { ref: RefObject<HTMLButtonElement | null>; 'aria-expanded': boolean; 'aria-controls': string; onClick: () => void };
  panelId: string;
}

/** A panel that a button opens: closes on Esc (the focus returns), on a press outside and when the focus leaves. */
export function usePopover(): PopoverControl {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !area.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', close);
    return () => document.removeEventListener('pointerdown', close);
  }, [open]);
  return {
    open,
    setOpen,
    panelId,
    area: {
      ref: area,
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      },
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    button: { ref: button, 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
  };
}
