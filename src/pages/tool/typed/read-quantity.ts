/** Reads what engineers type into a calculator: `4k7`, `100n`, `2.2 mH`, `1,5`, `10,000`, `1/2 oz`, `1h30`, `2*4.7`, `10^-3`, `4k7+2%`, `10k || 10k`. */
import { toHeld, type Unit } from '#calculators/units.ts';
import { latinUnits } from '#contract/local-unit.ts';
import { plainValue } from '#contract/value/plain-signs.ts';
import { type Cursor, skipBlanks } from './cursor.ts';
import { readLiteral, readUnitAfter } from './typed-literal.ts';
import { furtherReadings } from './further-readings.ts';
import { added, divided, type Failure, multiplied, type ReadCode, scaled, type Term } from './typed-terms.ts';

export type ReadQuantity =
  | {
      ok: true;
      value: number;
      /** Unit that was typed, when one was. */
      shown: string | null;
      /** Whether the reader had to decide something that the person should see. */
      interpreted: boolean;
      /** The value if the separators meant the other thing; null where they can mean one thing only. */
      other: number | null;
    }
  | { ok: false; code: ReadCode };

/** Characters; nobody writes a longer term into a field, and nesting cannot be deeper. */
export const longestTyped = 100;

/** The value in the held unit; a bare number is in the unit shown beside the field. Separators are read as the language of the tag has them. */
export function readQuantity(text: string, unit: Unit, shown: string, tag: string): ReadQuantity {
  if (text.length > longestTyped) return { ok: false, code: 'TOO_LONG' };
  const plain = plainValue(text.trim());
  const further = furtherReadings();
  if (further?.isOneRange(plain)) return { ok: false, code: 'RANGE' };
  const signed = latinUnits(further?.withSigns(plain) ?? plain.replaceAll('–', '-')).trim();
  if (signed === '') return { ok: false, code: 'REQUIRED' };
  const cleaned = further?.withoutTolerance(signed) ?? signed;
  const start = { text: cleaned, at: 0, unit, shown, tag, isDoubtful: false, isInterpreted: cleaned !== signed, isComputed: false };
  const cursor: Cursor = { ...start, takesOther: false };
  const usual = readAll(cursor);
  if ('code' in usual) return { ok: false, code: usual.code };
  const other = cursor.isDoubtful ? readAll({ ...start, takesOther: true }) : null;
  const isOther = other !== null && 'value' in other && Number.isFinite(other.value) && other.value !== usual.value;
  const interpreted = cursor.isInterpreted || cursor.isComputed || usual.interpreted;
  return { ok: true, value: usual.value, shown: usual.shown, interpreted, other: isOther ? other.value : null };
}

function readAll(cursor: Cursor): { value: number; shown: string | null; interpreted: boolean } | Failure {
  const term = readSum(cursor, false);
  if ('code' in term) return term;
  skipBlanks(cursor);
  if (cursor.at < cursor.text.length) {
    const [before, after] = [cursor.text.slice(0, cursor.at).trimEnd().at(-1) ?? '', cursor.text[cursor.at] ?? ''];
    return { code: [before, after].every((one) => /[\d.,]/.test(one)) ? 'SEPARATORS_UNCLEAR' : 'NOT_A_NUMBER' };
  }
  if (term.kind === 'percent') return { code: 'UNIT_UNKNOWN' };
  const value = cursor.isComputed ? Number(term.value.toPrecision(15)) : term.value; // without the dust of binary fractions
  const held = term.kind === 'bare' ? toHeld(value, cursor.unit, cursor.shown) : value;
  if (!Number.isFinite(held)) return { code: 'RESULT_OUT_OF_RANGE' };
  return { value: held, shown: term.kind === 'held' ? term.shown : null, interpreted: term.kind === 'held' };
}

function operator(cursor: Cursor, signs: string): string {
  skipBlanks(cursor);
  const sign = cursor.text[cursor.at] ?? '';
  if (sign === '' || !signs.includes(sign)) return '';
  cursor.at += 1;
  cursor.isComputed = true;
  return sign;
}

function readSum(cursor: Cursor, isInBrackets: boolean): Term | Failure {
  const further = furtherReadings();
  const { unit, shown } = cursor;
  let sum = readProduct(cursor);
  while (!('code' in sum)) {
    const sign = operator(cursor, '+-');
    if (sign === '') return sum;
    const next = readProduct(cursor);
    if (sign === '-' && !isInBrackets && !('code' in next) && further?.isRange(sum, next, unit)) return { code: 'RANGE' };
    const turn = sign === '-' ? -1 : 1;
    if ('code' in next) sum = next;
    else sum = further?.warmer(sum, next, turn, unit, shown) ?? added(sum, next, turn, unit, shown);
  }
  return sum;
}

function readProduct(cursor: Cursor): Term | Failure {
  const further = furtherReadings();
  let product = readFactor(cursor);
  while (!('code' in product)) {
    const link = further?.linkAt(cursor) ?? null;
    const sign = link === null ? operator(cursor, '*×·/÷') : '*';
    if (sign === '') return product;
    const next = readFactor(cursor);
    if ('code' in next) product = next;
    else if (further && link === 'parallel') product = further.inParallel(product, next, cursor.unit, cursor.shown);
    else product = '/÷'.includes(sign) ? divided(product, next) : multiplied(product, next);
  }
  return product;
}

/** A number or a sum in brackets, with one sign before it. */
function readFactor(cursor: Cursor): Term | Failure {
  const further = furtherReadings();
  skipBlanks(cursor);
  const sign = cursor.text[cursor.at] === '-' ? -1 : 1;
  if (cursor.text[cursor.at] === '-' || cursor.text[cursor.at] === '+') cursor.at += 1;
  skipBlanks(cursor);
  const isBracket = cursor.text[cursor.at] === '(';
  const base = further?.readConstant(cursor, sign, readBrackets) ?? (isBracket ? readSigned(cursor, sign) : readLiteral(cursor, sign));
  return further?.raised(cursor, base, sign) ?? base;
}

function readSigned(cursor: Cursor, sign: 1 | -1): Term | Failure {
  const inside = readBrackets(cursor);
  const signed = 'code' in inside ? inside : scaled(inside, sign);
  return 'code' in signed || signed.kind !== 'bare' ? signed : readUnitAfter(cursor, signed.value);
}

function readBrackets(cursor: Cursor): Term | Failure {
  cursor.at += 1;
  cursor.isComputed = true;
  const sum = readSum(cursor, true);
  if ('code' in sum) return sum;
  skipBlanks(cursor);
  if (cursor.text[cursor.at] !== ')') return { code: 'NOT_A_NUMBER' };
  cursor.at += 1;
  return sum;
}
