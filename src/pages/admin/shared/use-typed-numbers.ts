import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import { readDecimal } from '#contract/read-decimal.ts';
import { typedNumber } from '#contract/value/typed-number.ts';
import type { FieldIssue } from '#contract/api/field-issue.ts';
import { useLocale } from '#src/i18n/locale-context.ts';

/** What cannot be read, by its path in the request. */
export type Issues = Record<string, FieldIssue>;

export type TypedNumbers = ReturnType<typeof useTypedNumbers>;

/** Reads numbers as they are typed in the language of the page; one that is none goes to the issues. What was not typed stays out. */
export function useTypedNumbers() {
  const { tag } = useLocale();
  function read(text: string | undefined, decimals: number, path: string, issues: Issues): number | undefined {
    if (text === undefined) return undefined;
    const typed = typedNumber(text.trim(), tag);
    // Of `1.172` in German one cannot say whether thousands are meant; with few decimals three of them never are decimals.
    const isDoubtful = decimals > 2 && typed?.grouped === true && typed.other !== null;
    const number = typed && !isDoubtful ? readDecimal(typed.text, decimals) : null;
    if (number === null) issues[path] = { code: text.trim() === '' ? 'required' : 'invalid_format' };
    return number ?? undefined;
  }
  return {
    /** In minor units. */
    readAmount: (text: string | undefined, currency: CurrencyCode, path: string, issues: Issues) =>
      read(text, currencyDecimals[currency], path, issues),
    /** In parts of `10^-decimals`. */
    readDecimals: read,
    readCount: (text: string | undefined, path: string, issues: Issues) => read(text, 0, path, issues),
  };
}
