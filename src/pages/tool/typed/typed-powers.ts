/** Powers, roots and π in what is typed, and what stands side by side: `10^-3`, `230√2`, `10k || 10k`. */
import { type Cursor, skipBlanks, take } from './cursor.ts';
import { readUnitAfter } from './typed-literal.ts';
import type { Failure, Term } from './typed-terms.ts';

const sideBySide = /^ ?(?:\|\||\/\/|∥|‖)/;
const constant = /^(?:π|pi(?![\p{L}\d]))/iu;
const root = /^(?:√|sqrt(?= ?\())/iu;
const power = /^ ?\^ ?\(?([+-]?\d{1,3})\)?(?![\d.,])/;

/** Whether π or a root begins a text, which a number before it multiplies. */
export function isConstant(text: string): boolean {
  return constant.test(text) || root.test(text);
}

/** What joins a factor with the next one without a sign of multiplication; null where nothing does. */
export function linkAt(cursor: Cursor): 'parallel' | 'times' | null {
  const link = take(cursor, sideBySide) ? 'parallel' : isConstant(cursor.text.slice(cursor.at)) ? 'times' : null;
  cursor.isComputed ||= link !== null;
  return link;
}

/** π or a root, `√2` and `sqrt(1+3)`, of plain numbers; null where none stands. */
export function readConstant(cursor: Cursor, sign: 1 | -1, readBrackets: (cursor: Cursor) => Term | Failure): Term | Failure | null {
  if (!isConstant(cursor.text.slice(cursor.at))) return null;
  cursor.isComputed = true;
  if (take(cursor, constant)) return readUnitAfter(cursor, sign * Math.PI);
  take(cursor, root);
  skipBlanks(cursor);
  const [digits] = take(cursor, /^\d+(?:[.,]\d+)?/) ?? [];
  if (digits !== undefined) return readUnitAfter(cursor, sign * Math.sqrt(Number(digits.replace(',', '.'))));
  const inside: Term | Failure = cursor.text[cursor.at] === '(' ? readBrackets(cursor) : { code: 'NOT_A_NUMBER' };
  if ('code' in inside) return inside;
  return inside.kind === 'bare' ? readUnitAfter(cursor, sign * Math.sqrt(inside.value)) : { code: 'UNIT_UNCLEAR' };
}

/** A plain number to the power that follows; null where none does. */
export function raised(cursor: Cursor, base: Term | Failure, sign: 1 | -1): Term | Failure | null {
  if ('code' in base || base.kind !== 'bare') return null;
  const [, exponent] = take(cursor, power) ?? [];
  if (exponent === undefined) return null;
  cursor.isComputed = true;
  return readUnitAfter(cursor, sign * (sign * base.value) ** Number(exponent));
}
