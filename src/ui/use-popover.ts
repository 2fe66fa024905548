import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';

export interface PopoverControl {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** On the element that holds both the button and the panel. */
  area: { ref: RefObject<HTMLDivElement | null>; onBlur: (event: FocusEvent) => void };
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
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', escape); // on the document: what had the focus may have gone from the panel
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);
  return {
    open,
    setOpen,
    panelId,
    area: {
      ref: area,
      onBlur: ({ relatedTarget }) => {
        if (relatedTarget instanceof Node && !area.current?.contains(relatedTarget)) setOpen(false);
      },
    },
    button: { ref: button, 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) },
  };
}
