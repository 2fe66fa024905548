import { useState } from 'react';

/** Copies a text; `outcome` says whether the last try worked, for the words beside the button. */
export function useCopy(): { copy: (text: string) => Promise<void>; outcome: 'copied' | 'refused' | null } {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async (text: string) => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused'); // no permission, or an address without https
    }
  };
  return { copy, outcome };
}
