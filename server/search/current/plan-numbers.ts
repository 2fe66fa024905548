import type { Columns, Row } from '#server/search/columns.ts';
import { letOthers } from '#server/kernel/slices.ts';
import { type Plan, planned } from './plan.ts';

type NumberColumns = Pick<Columns, 'keys' | 'mpnRank' | 'mpnLength'>;

/** Part numbers and their order after the changes; the same columns when no number comes, leaves or is another. */
export async function plannedNumbers(plan: Plan, columns: Columns): Promise<NumberColumns> {
  const { keys, mpnRank, mpnLength } = columns;
  if (plan.isSame && plan.placed.every(({ at, part }) => keys[at] === part.key)) return { keys, mpnRank, mpnLength };
  const next: string[] = Array.from({ length: plan.length }, () => '');
  await letOthers();
  for (const { at, from, to } of plan.stretches) for (let row = from; row < to; row += 1) next[at + row - from] = keys[row] ?? '';
  for (const { at, part } of plan.placed) next[at] = part.key;
  await letOthers();
  return { keys: next, mpnRank: await rank(plan, columns, next), mpnLength: planned(plan, mpnLength, ({ key }) => key.length) };
}

/** Those that stay keep their order; each of the others is looked for among them. */
async function rank(plan: Plan, { mpnRank }: Columns, keys: readonly string[]): Promise<Int32Array> {
  const staying = await inOrder(plan, mpnRank);
  const compare = (a: Row, b: Row): number => {
    const [first = '', second = ''] = [keys[a], keys[b]];
    return first === second ? a - b : first < second ? -1 : 1;
  };
  const coming = plan.placed.map(({ at }) => at).toSorted(compare);
  const ranks = new Int32Array(plan.length);
  let [read, given] = [0, 0];
  for (const row of coming) {
    const end = firstAfter(staying, row, compare);
    for (; read < end; read += 1) ranks[staying[read] ?? 0] = given += 1;
    ranks[row] = given += 1;
  }
  for (; read < staying.length; read += 1) ranks[staying[read] ?? 0] = given += 1;
  await letOthers();
  return ranks;
}

/** The rows that stay, at their new places, in the order of their numbers. */
async function inOrder({ stretches }: Plan, mpnRank: Int32Array): Promise<Int32Array> {
  const greatest = mpnRank.reduce((most, one) => Math.max(most, one), 0);
  const byRank = new Int32Array(greatest + 1).fill(-1);
  await letOthers();
  for (const { at, from, to } of stretches) for (let row = from; row < to; row += 1) byRank[mpnRank[row] ?? 0] = at + row - from;
  await letOthers();
  return byRank.filter((row) => row >= 0);
}

function firstAfter(sorted: Int32Array, row: Row, compare: (a: Row, b: Row) => number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}
