import { useEffect, useState } from 'react';
import type { printedValue } from '#contract/value/printed-code.ts';

const mayBeCode = /^(?:[1-9]\d{2,3}|\d{1,3}E\d{1,2})$/;

/** The value of a code that is printed on parts, `104` or `4E7`, where the field takes the figure as it is; its reader is fetched when one is typed. */
export function usePrintedCode(typed: string | null, unit: string): number | null {
  const [read, setRead] = useState<typeof printedValue | null>(null);
  const text = typed?.trim() ?? '';
  const isAsked = mayBeCode.test(text);
  useEffect(() => {
    if (!isAsked) return;
    // Without it the figure stays what it is.
    void import('#contract/value/printed-code.ts').then(
      (code) => setRead(() => code.printedValue),
      () => null,
    );
  }, [isAsked]);
  return isAsked && read !== null ? read(text, unit) : null;
}
