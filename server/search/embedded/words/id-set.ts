/** Ids of parts in as few bytes as there is: few as a list, many as one bit for each id up to the highest. Frequent words are those of most parts. */
export type IdSet =
  /** Ascending, each once. */
  | { ids: Int32Array; bits?: never }
  /** Id 0 is the lowest bit of the first number. */
  | { bits: Uint32Array; ids?: never };

const bitsPerWord = 32;

/** Of ids in any order, each once. */
export function idSet(ids: Int32Array): IdSet {
  const sorted = isAscending(ids) ? ids : ids.toSorted();
  const highest = sorted.at(-1) ?? 0;
  return sorted.length * bitsPerWord > highest ? { bits: bitsOf([{ ids: sorted }]) } : { ids: sorted };
}

/** Ascending. */
export function idsIn({ ids, bits }: IdSet): Int32Array {
  if (ids) return ids;
  const found = new Int32Array(countIn(bits));
  let filled = 0;
  for (let place = 0; place < bits.length; place += 1) {
    for (let left = bits[place] ?? 0; left !== 0; left &= left - 1) found[filled++] = place * bitsPerWord + 31 - Math.clz32(left & -left);
  }
  return found;
}

export function bytesOf({ ids, bits }: IdSet): number {
  return (ids ?? bits).byteLength;
}

export function isEmpty({ ids, bits }: IdSet): boolean {
  return ids ? ids.length === 0 : bits.every((word) => word === 0);
}

/** What is in any of them. */
export function union(sets: readonly IdSet[]): IdSet {
  const [only] = sets;
  if (only && sets.length === 1) return only;
  const bits = bitsOf(sets);
  return { bits };
}

/** What is in all of them; nothing without any. */
export function intersection(sets: readonly IdSet[]): IdSet {
  const [first, ...others] = sets
    .toSorted((a, b) => bytesOf(a) - bytesOf(b))
    .toSorted((a, b) => Number(b.ids !== undefined) - Number(a.ids !== undefined));
  if (!first || others.length === 0) return first ?? { ids: new Int32Array() };
  if (first.ids) return { ids: first.ids.filter((id) => others.every((other) => has(other, id))) };
  const bits = first.bits.slice();
  for (const { bits: own = bits } of others)
    for (let place = 0; place < bits.length; place += 1) bits[place] = (bits[place] ?? 0) & (own[place] ?? 0);
  return { bits };
}

/** Without some ids, and with others. */
export function changed(set: IdSet, gone: readonly number[], added: readonly number[]): IdSet {
  const without = new Set(gone);
  const kept = idsIn(set).filter((id) => !without.has(id));
  return idSet(Int32Array.from([...kept, ...added]));
}

function has({ ids, bits }: IdSet, id: number): boolean {
  if (bits) return (((bits[id >>> 5] ?? 0) >>> (id & 31)) & 1) === 1;
  let [low, high] = [0, ids.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? 0) < id) low = middle + 1;
    else high = middle;
  }
  return ids[low] === id;
}

function bitsOf(sets: readonly IdSet[]): Uint32Array {
  const lengths = sets.map(({ ids, bits }) => (bits ? bits.length : Math.floor((ids.at(-1) ?? 0) / bitsPerWord) + 1));
  const all = new Uint32Array(Math.max(0, ...lengths));
  for (const { ids, bits } of sets) {
    if (bits) for (let place = 0; place < bits.length; place += 1) all[place] = (all[place] ?? 0) | (bits[place] ?? 0);
    else for (const id of ids) all[id >>> 5] = (all[id >>> 5] ?? 0) | (1 << (id & 31));
  }
  return all;
}

function countIn(bits: Uint32Array): number {
  let count = 0;
  for (let left of bits) for (; left !== 0; left &= left - 1) count += 1;
  return count;
}

function isAscending(ids: Int32Array): boolean {
  for (let place = 1; place < ids.length; place += 1) if ((ids[place] ?? 0) <= (ids[place - 1] ?? 0)) return false;
  return true;
}
