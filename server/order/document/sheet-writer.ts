import { type Locale, locales } from '#contract/locale.ts';
import { type Say, wordsWith } from '#server/kernel/words.ts';
import type { DocumentContent } from '#server/db/schema/document-content.ts';
import { formatAmount, formatCodedMoney } from '#server/kernel/format.ts';

/** How one document says words, names and amounts. */
export interface SheetWriter {
  say: Say;
  locale: Locale;
  /** Of names and dates: the language the words are in. */
  language: string;
  /** An amount in the order's currency without its sign. */
  amount: (minor: number) => string;
  /** The same with the currency. */
  money: (minor: number) => string;
}

export function writerOf({ locale: key, totals, words = {} }: DocumentContent): SheetWriter {
  // Only keys of the table are ever stored.
  const locale = locales[key as keyof typeof locales];
  return {
    say: wordsWith(locale.words, 'document', words),
    locale,
    language: locale.tag,
    amount: (minor) => formatAmount(minor, totals.currency, locale.tag),
    money: (minor) => formatCodedMoney(minor, totals.currency, locale.tag),
  };
}
