import { useId } from 'react';

export interface FieldTexts {
  hint?: string | undefined;
  error?: string | undefined;
}

/** Ids and ARIA attributes that tie a control to its label, hint and error. */
export function useField(id: string | undefined, { hint, error }: FieldTexts) {
  const made = useId();
  const own = id ?? made;
  const hintId = `${own}-hint`;
  const errorId = `${own}-error`;
  const described = [error ? errorId : '', hint ? hintId : ''].filter(Boolean).join(' ');
  return {
    id: own,
    hintId,
    errorId,
    aria: { 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined } as const,
  };
}
