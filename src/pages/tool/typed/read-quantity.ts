/** Reads what engineers type into a calculator: `4k7`, `100n`, `2.2 mH`, `1,5`, `10,000`, `1/2 oz`, `1h30`, `2*4.7`, `10^-3`, `4k7+2%`, `10k || 10k`. */
import { toHeld, type Unit } from '#calculators/units.ts';
import { latinUnits } from '#contract/local-unit.ts';
import { plainValue } from '#contract/value/plain-signs.ts';
import { type Cursor, readLiteral, readUnitAfter, skipBlanks, take } from './typed-literal.ts';
import { isOneRange, withoutTolerance, withSigns } from './typed-signs.ts';
import { added, divided, type Failure, inParallel, isRange, multiplied, type ReadCode, scaled, type Term } from './typed-terms.ts';

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
  if (isOneRange(plain)) return { ok: false, code: 'RANGE' };
  const signed = latinUnits(withSigns(plain)).trim();
  if (signed === '') return { ok: false, code: 'REQUIRED' };
  const cleaned = withoutTolerance(signed);
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
  let sum = readProduct(cursor);
  while (!('code' in sum)) {
    const sign = operator(cursor, '+-');
    if (sign === '') return sum;
    const next = readProduct(cursor);
    if (sign === '-' && !isInBrackets && !('code' in next) && isRange(sum, next, cursor.unit)) return { code: 'RANGE' };
    sum = 'code' in next ? next : added(sum, next, sign === '-' ? -1 : 1, cursor.unit, cursor.shown);
  }
  return sum;
}

const sideBySide = /^ ?(?:\|\||\/\/|∥|‖)/;
const constant = /^(?:π|pi(?![\p{L}\d]))/iu;
const root = /^(?:√|sqrt(?= ?\())/iu;
const power = /^ ?\^ ?\(?([+-]?\d{1,3})\)?(?![\d.,])/;

function readProduct(cursor: Cursor): Term | Failure {
  let product = readFactor(cursor);
  while (!('code' in product)) {
    const isParallel = take(cursor, sideBySide) !== null;
    const sign = isParallel ? '' : operator(cursor, '*×·/÷');
    const rest = cursor.text.slice(cursor.at);
    // `2π` and `5√2` without a sign
    if (!isParallel && sign === '' && !constant.test(rest) && !root.test(rest)) return product;
    cursor.isComputed = true;
    const next = readFactor(cursor);
    if ('code' in next) product = next;
    else if (isParallel) product = inParallel(product, next, cursor.unit, cursor.shown);
    else product = '/÷'.includes(sign) && sign !== '' ? divided(product, next) : multiplied(product, next);
  }
  return product;
}

/** A number, a sum in brackets, π or a root, with one sign before it and a power after it. */
function readFactor(cursor: Cursor): Term | Failure {
  skipBlanks(cursor);
  const sign = cursor.text[cursor.at] === '-' ? -1 : 1;
  if (cursor.text[cursor.at] === '-' || cursor.text[cursor.at] === '+') cursor.at += 1;
  skipBlanks(cursor);
  const base = readBase(cursor, sign);
  const [, exponent] = ('code' in base || base.kind !== 'bare' ? null : take(cursor, power)) ?? [];
  if (exponent === undefined || 'code' in base) return base;
  cursor.isComputed = true;
  return readUnitAfter(cursor, sign * (sign * base.value) ** Number(exponent));
}

function readBase(cursor: Cursor, sign: 1 | -1): Term | Failure {
  const start = cursor.at;
  const isPi = take(cursor, constant) !== null;
  const isRoot = !isPi && take(cursor, root) !== null;
  cursor.isComputed ||= cursor.at > start;
  if (isPi) return readUnitAfter(cursor, sign * Math.PI);
  if (isRoot) return readRoot(cursor, sign);
  if (cursor.text[cursor.at] !== '(') return readLiteral(cursor, sign);
  const inside = readBrackets(cursor);
  const signed = 'code' in inside ? inside : scaled(inside, sign);
  return 'code' in signed || signed.kind !== 'bare' ? signed : readUnitAfter(cursor, signed.value);
}

/** `√2` and `sqrt(1+3)`, of plain numbers. */
function readRoot(cursor: Cursor, sign: 1 | -1): Term | Failure {
  skipBlanks(cursor);
  const [digits] = take(cursor, /^\d+(?:[.,]\d+)?/) ?? [];
  if (digits !== undefined) return readUnitAfter(cursor, sign * Math.sqrt(Number(digits.replace(',', '.'))));
  const inside: Term | Failure = cursor.text[cursor.at] === '(' ? readBrackets(cursor) : { code: 'NOT_A_NUMBER' };
  if ('code' in inside) return inside;
  return inside.kind === 'bare' ? readUnitAfter(cursor, sign * Math.sqrt(inside.value)) : { code: 'UNIT_UNCLEAR' };
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
