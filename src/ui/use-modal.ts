import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';

/** Opens a native dialog as a modal while `open` holds; the browser keeps the focus inside, closes on Esc and gives the focus back. */
export function useModal(open: boolean, onClose: () => void): { ref: RefObject<HTMLDialogElement | null>; events: ModalEvents } {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return undefined;
    if (!dialog.open) dialog.showModal();
    return () => dialog.close();
  }, [open]);
  return {
    ref,
    events: {
      onCancel: (event) => {
        event.preventDefault(); // the owner's state closes it, not the browser
        onClose();
      },
      onMouseDown: (event) => {
        if (event.target === event.currentTarget) onClose();
      },
    },
  };
}

interface ModalEvents {
  onCancel: (event: { preventDefault: () => void }) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
}
