import { useState } from 'react';

/** The row whose candidates are on screen; one at a time. */
export function useOpenRow(): { row: number | null; toggle: (row: number) => void } {
  const [row, setRow] = useState<number | null>(null);
  return { row, toggle: (pressed) => setRow(pressed === row ? null : pressed) };
}
