/** Where the rows of columns go when parts come, change and leave. */
import type { Columns, Row } from '#server/search/columns.ts';
import type { PartNow } from './read-parts.ts';

/** Rows that stay as they are: those from `from` to before `to` begin at `at`. */
interface Stretch {
  at: Row;
  from: Row;
  to: Row;
}

interface Placed {
  at: Row;
  /** Where it was; -1 for a part that is new. */
  was: Row;
  part: PartNow;
}

export interface Plan {
  /** Of the new columns. */
  length: number;
  /** No part comes or leaves, so every row stays where it is. */
  isSame: boolean;
  /** Ascending, and with `placed` all there is. */
  stretches: Stretch[];
  placed: Placed[];
  /** Rows of parts that leave. */
  gone: Row[];
}

/** `ids` ascending; those without a part leave. */
export function planChanges({ ids }: Pick<Columns, 'ids'>, changed: Int32Array, parts: ReadonlyMap<number, PartNow>): Plan {
  const plan: Plan = { length: 0, isSame: true, stretches: [], placed: [], gone: [] };
  let read = 0;
  const stay = (to: Row): void => {
    if (to > read) plan.stretches.push({ at: plan.length, from: read, to });
    plan.length += to - read;
    read = to;
  };
  for (const id of changed) {
    stay(firstFrom(ids, id));
    const isKnown = ids[read] === id;
    const part = parts.get(id);
    if (isKnown !== (part !== undefined)) plan.isSame = false;
    if (part) {
      plan.placed.push({ at: plan.length, was: isKnown ? read : -1, part });
      plan.length += 1;
    } else if (isKnown) plan.gone.push(read);
    if (isKnown) read += 1;
  }
  stay(ids.length);
  return plan;
}

/** The first row of an id that is not less. */
function firstFrom(ids: Int32Array, id: number): Row {
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return low;
}

type Numbers = Int32Array | Float64Array | Uint8Array;

/** A column after the changes; the same one when nothing in it is another. */
export function planned<Column extends Numbers>(plan: Plan, column: Column, valueOf: (part: PartNow) => number): Column {
  const { isSame, placed, stretches, length } = plan;
  if (isSame && placed.every(({ at, part }) => column[at] === valueOf(part))) return column;
  // The kind of the column is kept by its own constructor, which the types of arrays do not say.
  const next = (isSame ? column.slice() : new (column.constructor as new (size: number) => Numbers)(length)) as Column;
  if (!isSame) for (const { at, from, to } of stretches) next.set(column.subarray(from, to), at);
  for (const { at, part } of placed) next[at] = valueOf(part);
  return next;
}
