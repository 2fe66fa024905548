/** Numbers and money by the locale, days by the language on screen; each format is made once. */
import { type Locale } from '#contract/locale.ts';
import { packageName } from '#contract/package-name.ts';
import { type FormatOf, moneyText, unitPriceText } from '#contract/money-text.ts';
import { dayStyle, writtenDay } from '#contract/written-day.ts';

export interface Formats {
  integer: (value: number) => string;
  /** An amount in the currency's minor unit. */
  money: (minor: number, currency: string) => string;
  /** A price in millionths of the major unit. */
  unitPrice: (micros: number, currency: string) => string;
  /** A package's name, with its sizes in the numbers of the language. */
  packageName: (name: string) => string;
  /** A day from an ISO text, in UTC. */
  day: (iso: string) => string;
  plural: (count: number) => string;
  /** Things one after the other, with “and” before the last. */
  list: (texts: readonly string[]) => string;
}

function createFormats(locale: Locale): Formats {
  const integer = new Intl.NumberFormat(locale.tag, { maximumFractionDigits: 0 });
  const day = new Intl.DateTimeFormat(locale.tag, { dateStyle: dayStyle(locale.tag), timeZone: 'UTC' });
  const rules = new Intl.PluralRules(locale.tag);
  const list = new Intl.ListFormat(locale.tag);
  // As many as there are currencies and numbers of decimals.
  const kept = new Map<string, Intl.NumberFormat>();
  const formatOf: FormatOf = (options) => {
    const key = JSON.stringify(options);
    const format = kept.get(key) ?? new Intl.NumberFormat(locale.tag, options);
    kept.set(key, format);
    return format;
  };
  return {
    integer: (value) => integer.format(value),
    money: (minor, currency) => moneyText(formatOf, minor, currency),
    unitPrice: (micros, currency) => unitPriceText(formatOf, micros, currency),
    list: (texts) => list.format(texts),
    packageName: (name) => packageName(name, locale.tag),
    day: (iso) => (Number.isNaN(Date.parse(iso)) ? iso : writtenDay(day.format(new Date(iso)), locale.tag)),
    plural: (count) => rules.select(count),
  };
}

const made = new Map<Locale, Formats>();

export function formatsOf(locale: Locale): Formats {
  const formats = made.get(locale) ?? createFormats(locale);
  made.set(locale, formats);
  return formats;
}
