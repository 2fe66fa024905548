/** Digits as people type them, with the separators of any language; where a separator may mean two things, the page's language decides. */

export interface TypedNumber {
  /** With a decimal point and without grouping. */
  text: string;
  /** What it would be if its only separator meant the other thing: `1,000` is 1000 in English and 1 in German. */
  other: string | null;
  grouped: boolean;
}

const groupSigns = new Map<string, string>();

/** What parts the thousands in the language of a BCP 47 tag. */
function groupSign(tag: string): string {
  const known = groupSigns.get(tag);
  if (known !== undefined) return known;
  const sign = new Intl.NumberFormat(tag).formatToParts(1_000_000).find(({ type }) => type === 'group')?.value ?? '';
  groupSigns.set(tag, sign);
  return sign;
}

const blankGroups = /^\d{1,3}(?:[ ']\d{3})+$/;
const pointGroups = /^\d{1,3}(?:\.\d{3})+$/;
/** By thousands, or as India counts: after the last three digits by two. */
const commaGroups = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})+,\d{3})$/;
const onlyDigits = /^\d+$/;

/**
 * Reads digits with points, commas, spaces and apostrophes, without a sign; null when the separators contradict each other. Without a
 * tag a single separator is the decimal one, as before a power of ten.
 */
export function typedNumber(text: string, tag: string | null): TypedNumber | null {
  const hasBlanks = /[ ']/.test(text);
  const signs = text.replace(/[^.,]/g, '');
  const last = signs.at(-1) ?? '';
  const isDecimal = last !== '' && signs.indexOf(last) === signs.length - 1;
  const at = isDecimal ? text.lastIndexOf(last) : text.length;
  const whole = text.slice(0, at);
  const fraction = text.slice(at + 1);
  if (fraction !== '' && !onlyDigits.test(fraction)) return null;
  if (whole === '' && fraction === '') return null;
  if (hasBlanks) return blankGroups.test(whole) ? grouped(whole, fraction) : null;
  const isWhole = whole === '' || onlyDigits.test(whole);
  if (isWhole && signs.length <= 1) return single(whole, fraction, last, tag);
  return pointGroups.test(whole) || commaGroups.test(whole) ? grouped(whole, fraction) : null;
}

const leadingDigits = /^\d(?:[\d., ']*\d)?/;

/**
 * A quantity whose first digits are written as addresses have them, with a decimal point and without grouping: `10,000 µF` is
 * `10000 µF`, `1.000` is `1000` where the language of the tag parts thousands so. Digits whose separators contradict each other stay.
 */
export function withPlainDigits(text: string, tag: string): string {
  const trimmed = text.replace(/[\s\u00a0\u2009\u202f]/g, ' ').trim();
  return trimmed.replace(leadingDigits, (digits) => typedNumber(digits, tag)?.text ?? digits);
}

function grouped(whole: string, fraction: string): TypedNumber {
  return { text: joined(whole.replace(/[., ']/g, ''), fraction), other: null, grouped: true };
}

function joined(whole: string, fraction: string): string {
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

function single(whole: string, fraction: string, sign: string, tag: string | null): TypedNumber {
  const decimal = joined(whole, fraction);
  const isDoubtful = tag !== null && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  if (!isDoubtful) return { text: decimal, other: null, grouped: false };
  const thousands = whole + fraction;
  return sign === groupSign(tag) ? { text: thousands, other: decimal, grouped: true } : { text: decimal, other: thousands, grouped: false };
}
