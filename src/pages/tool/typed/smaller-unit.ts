/** Units that people write one after the other, `1h30`, `5 ft 6 in`: the next smaller one, which a number without a unit is then in. */
import { toHeld, type Unit } from '#calculators/units.ts';
import { type Cursor, take } from './cursor.ts';
import { takeUnit } from './typed-literal.ts';
import type { Term } from './typed-terms.ts';

const chains: Partial<Record<Unit, readonly string[]>> = {
  s: ['year', 'month', 'd', 'h', 'min', 's'],
  m: ['mi', 'ft', 'in'],
};

/** Null where nothing smaller is usually written after this one. */
function smallerUnit(unit: Unit, shown: string): string | null {
  const chain = chains[unit] ?? [];
  const at = chain.indexOf(shown);
  return at < 0 ? null : (chain[at + 1] ?? null);
}

const further = /^ ?(\d{1,6}(?:[.,]\d{1,6})?)/;

/** What follows in smaller units is added: `1h30`, `1 h 30 min`, `2d 4h`, `5 ft 6 in`, `5'6"`. */
export function withSmaller(cursor: Cursor, term: Term, sign: 1 | -1): Term {
  if (term.kind !== 'held') return term;
  let { value } = term;
  for (let larger = term.shown; larger !== null;) {
    const start = cursor.at;
    const next = smallerUnit(cursor.unit, larger);
    const [, digits] = next === null ? [] : (take(cursor, further) ?? []);
    if (next === null || digits === undefined) break;
    // A bare m after hours is no prefix.
    const named: string = next === 'min' && take(cursor, /^ ?m(?!\p{L})/u) ? next : (takeUnit(cursor) ?? next);
    if (toHeld(1, cursor.unit, named) >= toHeld(1, cursor.unit, larger)) {
      cursor.at = start;
      break;
    }
    value += sign * toHeld(Number(digits.replace(',', '.')), cursor.unit, named);
    larger = named;
    cursor.isComputed = true;
  }
  return { ...term, value };
}
