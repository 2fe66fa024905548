/** Ctrl+Z, Ctrl+Y and Ctrl+Shift+Z, with the command key on a Mac. */
import { useEffect } from 'react';

/** Marks the part of the page whose text fields are the calculator's own; other fields keep what the browser does in them. */
const ownFields = 'data-undoable';

interface Undoable {
  undo: () => void;
  redo: () => void;
}

export function useUndoKeys({ undo, redo }: Undoable): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if (!(event.ctrlKey || event.metaKey) || event.altKey || (key !== 'z' && key !== 'y')) return;
      const { target } = event;
      const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (isText && target.closest(`[${ownFields}]`) === null) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [undo, redo]);
}
