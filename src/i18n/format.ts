/** The only place that uses `Intl`: numbers and money by the locale, words of dates and lists by the language on screen. */
import { type Locale } from '#contract/locale.ts';
import { amountText, moneyText, unitPriceText } from '#contract/money-text.ts';
import { decimalsOf } from '#contract/price-digits.ts';
import { localUnit } from '#contract/local-unit.ts';
import { packageName } from '#contract/package-name.ts';
import { marksOf } from '#contract/punctuation.ts';
import { formatQuantity, percentPlace, type ParameterUnit } from '#contract/units.ts';
import { dayStyle, writtenDay } from '#contract/written-day.ts';
import { useLocale } from './locale-context.ts';

/** Makes a format when it is first asked for: each costs the browser some milliseconds, and no page uses all. */
function whenAsked<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

/** Gives the format of a combination of options, made once: rows of a list ask for the same few hundreds of times. */
function formatsOf(tag: string): (options: Intl.NumberFormatOptions) => Intl.NumberFormat {
  const known = new Map<string, Intl.NumberFormat>();
  return (options) => {
    const key = JSON.stringify(options);
    const found = known.get(key) ?? new Intl.NumberFormat(tag, options);
    known.set(key, found);
    return found;
  };
}

const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

function numberFormats(tag: string) {
  const formatOf = formatsOf(tag);
  return {
    integer: (value: number) => formatOf({ maximumFractionDigits: 0 }).format(value),
    number: (value: number, options: Intl.NumberFormatOptions = { maximumSignificantDigits: 12 }) => formatOf(options).format(value),
    /** A ratio: 0.19 is 19 %. */
    percent: (ratio: number) => formatOf({ style: 'percent', maximumFractionDigits: 2 }).format(ratio),
    /** An amount in the currency's minor unit. */
    money: (minor: number, currency: string) => moneyText(formatOf, minor, currency),
    /** An amount without its currency, for a column whose head names it. */
    amount: (minor: number, currency: string) => amountText(formatOf, minor, currency),
    /** An amount as one types it: the locale's decimal sign, no grouping. */
    typedAmount: (minor: number, currency: string) => {
      const digits = decimalsOf(currency);
      return formatOf({ ...decimals(digits), useGrouping: false }).format(minor / 10 ** digits);
    },
    /** A price in millionths of the major unit; without a currency the bare number, for a column whose head names it. */
    unitPrice: (micros: number, currency?: string) => unitPriceText(formatOf, micros, currency),
    /** Where the percent sign stands. */
    percentPlace: () => percentPlace(tag),
    /** A unit's symbol in the script of the language. */
    unit: (symbol: string) => localUnit(symbol, tag),
    /** A package's name, with its sizes in the numbers of the language. */
    packageName: (name: string) => packageName(name, tag),
    /** A value in SI units in engineering notation: 4700 Ω is 4.7 kΩ. */
    quantity: (value: number, unit: ParameterUnit) => formatQuantity(value, unit, tag),
  };
}

function wordFormats(language: string) {
  const collator = whenAsked(() => new Intl.Collator(language, { numeric: true, sensitivity: 'base' }));
  const list = whenAsked(() => new Intl.ListFormat(language, { type: 'conjunction' }));
  const dateStyle = dayStyle(language);
  const date = whenAsked(() => new Intl.DateTimeFormat(language, { dateStyle }));
  // CLDR joins a long day and a time by words ("को 2:30 pm बजे"), so that two parts stand side by side there.
  const time = whenAsked(() => new Intl.DateTimeFormat(language, { ...(dateStyle === 'medium' && { dateStyle }), timeStyle: 'short' }));
  const day = (moment: Date) => writtenDay(date().format(moment), language);
  return {
    /** A day from an ISO text, in the visitor's time zone. */
    date: (iso: string) => day(new Date(iso)),
    dateTime: (iso: string) => {
      const moment = new Date(iso);
      return dateStyle === 'long' ? `${day(moment)}, ${time().format(moment)}` : writtenDay(time().format(moment), language);
    },
    list: (texts: string[]) => list().format(texts),
    /** Items side by side, without an "and" before the last. */
    series: (texts: readonly string[]) => texts.join(marksOf(language).pause),
    /** Orders texts as the language does, numbers inside them by value. */
    compareText: (one: string, other: string) => collator().compare(one, other),
    currencyName: (code: string) => new Intl.DisplayNames(language, { type: 'currency', fallback: 'code' }).of(code) ?? code,
  };
}

/** All formats of one locale. */
export function createFormat(locale: Locale) {
  return { ...numberFormats(locale.tag), ...wordFormats(locale.tag) };
}

export type Format = ReturnType<typeof createFormat>;

const made = new Map<Locale, Format>();

/** The formats of the page's locale; the same object on every render. */
export function useFormat(): Format {
  const locale = useLocale();
  const known = made.get(locale);
  if (known) return known;
  const format = createFormat(locale);
  made.set(locale, format);
  return format;
}
