import { useState } from 'react';
import { withoutSoftHyphens } from '#contract/soft-hyphens.ts';

/** Copies a text; `outcome` says whether the last try worked, for the words beside the button. */
export function useCopy(): { copy: (text: string) => Promise<void>; outcome: 'copied' | 'refused' | null } {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const copy = async (text: string) => {
    setOutcome(null);
    try {
      await navigator.clipboard.writeText(withoutSoftHyphens(text));
      setOutcome('copied');
    } catch {
      setOutcome('refused'); // no permission, or an address without https
    }
  };
  return { copy, outcome };
}
