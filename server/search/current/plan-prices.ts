import type { Breaks, Columns, Row } from '#server/search/columns.ts';
import type { Plan } from './plan.ts';

type BreakColumns = Pick<Columns, 'breakStart' | 'breakQuantity' | 'breakMicros'>;

/** Price breaks after the changes; the same columns when no price is another. */
export function plannedBreaks(plan: Plan, { breakStart, breakQuantity, breakMicros }: BreakColumns): BreakColumns {
  const startOf = (row: Row): number => breakStart[row] ?? 0;
  const isEqual = ({ was, part: { quantities, micros } }: Plan['placed'][number]): boolean => {
    const start = startOf(was);
    return (
      was >= 0 &&
      startOf(was + 1) - start === quantities.length &&
      quantities.every((quantity, place) => breakQuantity[start + place] === quantity && breakMicros[start + place] === micros[place])
    );
  };
  if (plan.isSame && plan.placed.every(isEqual)) return { breakStart, breakQuantity, breakMicros };
  const total =
    plan.stretches.reduce((sum, { from, to }) => sum + startOf(to) - startOf(from), 0) +
    plan.placed.reduce((sum, { part }) => sum + part.quantities.length, 0);
  const next = { breakStart: new Int32Array(plan.length + 1), breakQuantity: new Int32Array(total), breakMicros: new Float64Array(total) };
  let filled = 0;
  for (const piece of inOrder(plan)) {
    if ('part' in piece) {
      next.breakStart[piece.at] = filled;
      next.breakQuantity.set(piece.part.quantities, filled);
      next.breakMicros.set(piece.part.micros, filled);
      filled += piece.part.quantities.length;
      continue;
    }
    const [begin, end] = [startOf(piece.from), startOf(piece.to)];
    for (let row = piece.from; row < piece.to; row += 1) next.breakStart[piece.at + row - piece.from] = startOf(row) - begin + filled;
    next.breakQuantity.set(breakQuantity.subarray(begin, end), filled);
    next.breakMicros.set(breakMicros.subarray(begin, end), filled);
    filled += end - begin;
  }
  next.breakStart[plan.length] = filled;
  return next;
}

function inOrder({ stretches, placed }: Plan): (Plan['stretches'][number] | Plan['placed'][number])[] {
  return [...stretches, ...placed].toSorted((a, b) => a.at - b.at);
}

/** Prices entered for a currency, after the changes; the same when none of them is another. */
export function plannedOwn(plan: Plan, own: Columns['ownBreaks']): Columns['ownBreaks'] {
  const hasOwn = (row: Row): boolean => [...own.values()].some((byRow) => byRow.has(row));
  if (own.size === 0 && plan.placed.every(({ part }) => part.own.length === 0)) return own;
  if (plan.isSame && plan.placed.every(({ at, part }) => part.own.length === 0 && !hasOwn(at))) return own;
  const next: Columns['ownBreaks'] = new Map([...own].map(([currency, byRow]) => [currency, moved(plan, byRow)]));
  for (const { at, part } of plan.placed) {
    for (const { currency, quantities, micros } of part.own) {
      const byRow = next.get(currency) ?? new Map<Row, Breaks>();
      byRow.set(at, { quantities, micros });
      next.set(currency, byRow);
    }
  }
  return next;
}

/** Those of the rows that stay, at their new places. */
function moved({ stretches }: Plan, byRow: ReadonlyMap<Row, Breaks>): Map<Row, Breaks> {
  const next = new Map<Row, Breaks>();
  for (const [row, breaks] of byRow) {
    const stretch = stretches[lastBegun(stretches, row)];
    if (stretch && row >= stretch.from && row < stretch.to) next.set(row - stretch.from + stretch.at, breaks);
  }
  return next;
}

/** Place of the last stretch that begins at a row or before it, or -1. */
function lastBegun(stretches: Plan['stretches'], row: Row): number {
  let [low, high] = [0, stretches.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((stretches[middle]?.from ?? 0) <= row) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
