/** One number with what belongs to it: `4k7`, `R47`, `1,000.5 Ω`, `1 1/2 in`, `1/4 W`, `%5`. */
import { takesPrefixes, toHeld, type Unit, unitsOf } from '#calculators/units.ts';
import { typedNumber } from '#contract/value/typed-number.ts';
import { parsePrefixed } from '#contract/value/parse-quantity.ts';
import { type Failure, isLinear, type Term } from './typed-terms.ts';
import { type Cursor, skipBlanks, take } from './cursor.ts';
import { furtherReadings } from './further-readings.ts';
import { unitAtStart, unitNamed } from './unit-named.ts';

const isDigit = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9';
const onlyDigits = /^\d+$/;
const group = /^[ ']\d{3}(?!\d)/;
const exponent = /^[eE][+-]?\d{1,3}(?!\d)/;
const fraction = /^ ?\/ ?(\d{1,6})(?![\d.,'])/;
const mixed = /^ (\d{1,6}) ?\/ ?(\d{1,6})(?![\d.,'])/;
const word = /^[\p{L}\p{M}µΩ°%"'′″²√]{1,30}/u;
const leadingMark = /^[RrpnuµkM](?=\d)/;

function takeDigits(cursor: Cursor): string {
  const start = cursor.at;
  for (;;) {
    const character = cursor.text[cursor.at];
    if (isDigit(character) || character === '.' || character === ',') cursor.at += 1;
    else if (cursor.at > start && isDigit(cursor.text[cursor.at - 1]) && group.test(cursor.text.slice(cursor.at, cursor.at + 5)))
      cursor.at += 4;
    else return cursor.text.slice(start, cursor.at);
  }
}

/** The term that begins here, with the sign that stood before it. */
export function readLiteral(cursor: Cursor, sign: 1 | -1): Term | Failure {
  const percentBefore = take(cursor, /^% ?(?=[\d.,])/) !== null; // as Turkish writes it
  const digits = takeDigits(cursor);
  if (digits === '') return readLeading(cursor, sign);
  const infix = onlyDigits.test(digits) ? readInfix(cursor, digits, sign) : null;
  if (infix !== null) return infix;
  const power = take(cursor, exponent)?.[0] ?? '';
  const number = typedNumber(digits, power === '' ? cursor.tag : null);
  if (!number) return { code: 'SEPARATORS_UNCLEAR' };
  cursor.isDoubtful ||= number.other !== null;
  cursor.isInterpreted ||= number.grouped || number.other !== null;
  const plain = cursor.takesOther ? (number.other ?? number.text) : number.text;
  const scientific = `${sign < 0 ? '-' : ''}${plain}${power}`;
  if (percentBefore) return withUnit(Number(scientific), '%', cursor.unit);
  const term = (power === '' ? readFraction(cursor, plain, sign) : null) ?? readSuffix(cursor, scientific);
  return 'code' in term ? term : (furtherReadings()?.withSmaller(cursor, term, sign) ?? term);
}

/** `1/4 W` and `1 1/2 in`: a fraction of whole numbers with a unit. `1/4` alone is a division, which others read. */
function readFraction(cursor: Cursor, whole: string, sign: 1 | -1): Term | Failure | null {
  if (!onlyDigits.test(whole)) return null;
  const start = cursor.at;
  const [, numerator, denominator] = take(cursor, mixed) ?? [];
  if (numerator !== undefined) {
    cursor.isInterpreted = true;
    return readUnitAfter(cursor, sign * (Number(whole) + Number(numerator) / Number(denominator)));
  }
  const [, divisor] = take(cursor, fraction) ?? [];
  const named = divisor === undefined ? null : takeUnit(cursor);
  if (named !== null) return withUnit((sign * Number(whole)) / Number(divisor), named, cursor.unit);
  cursor.at = start;
  return null;
}

/** A number that was put together, in the unit that may follow. */
export function readUnitAfter(cursor: Cursor, value: number): Term | Failure {
  const named = takeUnit(cursor);
  return named === null ? { kind: 'bare', value } : withUnit(value, named, cursor.unit);
}

/** `R47`, `u1`: without a figure before what stands for the point. */
function readLeading(cursor: Cursor, sign: 1 | -1): Term | Failure {
  const mark = leadingMark.test(cursor.text.slice(cursor.at)) ? readInfix(cursor, '0', sign) : null;
  return mark ?? { code: 'NOT_A_NUMBER' };
}

/** A prefix, the R of resistors or the unit in place of the point: `4k7`, `2R2`, `3V3`. */
function readInfix(cursor: Cursor, whole: string, sign: 1 | -1): Term | Failure | null {
  const { unit } = cursor;
  const mark = cursor.text[cursor.at] ?? '';
  const isUnit = (unit === 'Ω' && /[Rr]/.test(mark)) || (mark === unit && /[A-Z]/.test(mark));
  const isPrefix = takesPrefixes(unit) && /[pnuµmkKMGT]/.test(mark);
  if (!isDigit(cursor.text[cursor.at + 1]) || !(isUnit || isPrefix)) return null;
  cursor.at += 1;
  const [rest = ''] = take(cursor, /^\d+/) ?? [];
  const value = isUnit ? Number(`${whole}.${rest}`) : parsePrefixed(`${whole}${mark}${rest}`);
  const named = takeUnit(cursor);
  cursor.isInterpreted = true;
  // The unit may follow, but no second prefix.
  if (value === null || (named !== null && (!isLinear(unit, named) || toHeld(1, unit, named) !== 1))) return { code: 'UNIT_UNKNOWN' };
  return { kind: 'held', value: sign * value, shown: null, isLinear: true };
}

/** The unit that stands here; nothing is taken when there is none. */
export function takeUnit(cursor: Cursor): string | null {
  const start = cursor.at;
  skipBlanks(cursor);
  const rest = cursor.text.slice(cursor.at);
  const { unit, shown, tag } = cursor;
  const found =
    unitAtStart(rest, unit, tag) ?? wordAtStart(rest, unit) ?? furtherReadings()?.unitWordAtStart(rest, unit, shown, tag) ?? null;
  cursor.at = found === null ? start : cursor.at + found.length;
  if (found === null) return null;
  take(cursor, /^\.(?!\d)/); // of an abbreviation
  if (unit === 'V' || unit === 'A') take(cursor, /^ ?DC(?!\p{L})/iu);
  return found.name;
}

function wordAtStart(text: string, unit: Unit): { name: string; length: number } | null {
  const [written = ''] = word.exec(text) ?? [];
  const name = written === '' ? null : unitNamed(written, unit);
  return name === null ? null : { name, length: written.length };
}

function readSuffix(cursor: Cursor, plain: string): Term | Failure {
  const term = readUnitAfter(cursor, Number(plain));
  if ('code' in term || term.kind !== 'bare') return term;
  const start = cursor.at;
  skipBlanks(cursor);
  const [written = ''] = furtherReadings()?.isConstant(cursor.text.slice(cursor.at)) ? [] : (take(cursor, word) ?? []);
  if (written === '') {
    cursor.at = start;
    return term;
  }
  if (written === '%') return { kind: 'percent', value: Number(plain) / 100 };
  const prefixed = takesPrefixes(cursor.unit) ? parsePrefixed(plain + written) : null;
  return prefixed === null ? { code: 'UNIT_UNKNOWN' } : { kind: 'held', value: prefixed, shown: null, isLinear: true };
}

/** A percentage is one of another value where the quantity has no percent of its own. */
function withUnit(value: number, named: string, unit: Unit): Term {
  if (!unitsOf(unit).includes(named)) return { kind: 'percent', value: value / 100 };
  return { kind: 'held', value: toHeld(value, unit, named), shown: named, isLinear: isLinear(unit, named) };
}
