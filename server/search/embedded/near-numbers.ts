/**
 * All part numbers in memory, to find those a slip or two away from a thousand others at once:
 * the trigrams of the database take ten milliseconds for each.
 */
import type { Columns } from './columns.ts';
import { letOthers, mapInSlices } from '#server/kernel/slices.ts';
import type { NearNumber } from '#server/search/part-words.ts';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';

interface NearIndex {
  /** By length. */
  keys: string[];
  ids: Int32Array;
  /** First place of each length; a further one at the end. */
  starts: number[];
  /** Which letters and digits a key has, as bits. */
  letters: Int32Array;
  digits: Int32Array;
}

const known = new WeakMap<Columns['keys'], Promise<NearIndex>>();

/** Made once for each list of numbers. */
function nearIndexOf(columns: Columns): Promise<NearIndex> {
  const found = known.get(columns.keys);
  if (found) return found;
  const made = makeIndex(columns);
  known.set(columns.keys, made);
  return made;
}

async function makeIndex({ keys: all, ids: allIds, mpnLength }: Columns): Promise<NearIndex> {
  const longest = mpnLength.reduce((most, length) => Math.max(most, length), 0);
  const starts = Array.from({ length: longest + 2 }, () => 0);
  for (const length of mpnLength) if (length > 0) starts[length + 1] = (starts[length + 1] ?? 0) + 1;
  for (let length = 1; length < starts.length; length += 1) starts[length] = (starts[length] ?? 0) + (starts[length - 1] ?? 0);
  const filled = [...starts];
  const total = starts.at(-1) ?? 0;
  const keys = Array.from({ length: total }, () => '');
  const ids = new Int32Array(total);
  await letOthers();
  all.forEach((key, row) => {
    if (key === '') return;
    const place = filled[key.length] ?? 0;
    filled[key.length] = place + 1;
    keys[place] = key;
    ids[place] = allIds[row] ?? 0;
  });
  const marks = await mapInSlices(keys, marksOf);
  return {
    keys,
    ids,
    starts,
    letters: Int32Array.from(marks, ([letters]) => letters),
    digits: Int32Array.from(marks, ([, digits]) => digits),
  };
}

function marksOf(key: string): [letters: number, digits: number] {
  let [letters, digits] = [0, 0];
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    if (code >= 65) letters |= 1 << (code - 65);
    else digits |= 1 << (code - 48);
  }
  return [letters, digits];
}

function countBits(bits: number): number {
  let count = bits - ((bits >>> 1) & 0x55555555);
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333);
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Parts whose number a slip of the finger would make of `key`, the nearest first. */
function findNear({ keys, ids, starts, letters, digits }: NearIndex, key: string, most: number): NearNumber[] {
  const limit = allowedEdits(key.length);
  if (limit === 0) return [];
  const [ownLetters, ownDigits] = marksOf(key);
  const end = starts[Math.min(key.length + limit + 1, starts.length - 1)] ?? keys.length;
  const found: NearNumber[] = [];
  for (let place = starts[Math.min(key.length - limit, starts.length - 1)] ?? 0; place < end; place += 1) {
    // An edit takes one sign away and brings one at most.
    if (countBits((letters[place] ?? 0) ^ ownLetters) + countBits((digits[place] ?? 0) ^ ownDigits) > limit * 2) continue;
    const near = keys[place] ?? '';
    const edits = editDistance(key, near, limit);
    if (edits <= limit) found.push({ id: ids[place] ?? 0, key: near, edits });
  }
  return found.toSorted((a, b) => a.edits - b.edits).slice(0, most);
}

/** For each key the nearest parts; keys without any are left out. */
export async function nearNumbers(columns: Columns, keys: readonly string[], most: number): Promise<Map<string, NearNumber[]>> {
  const near = new Map<string, NearNumber[]>();
  const index = keys.length > 0 ? await nearIndexOf(columns) : null;
  for (const key of new Set(keys)) {
    // oxlint-disable-next-line no-await-in-loop -- others are answered in between
    await letOthers();
    const found = index ? findNear(index, key, most) : [];
    if (found.length > 0) near.set(key, found);
  }
  return near;
}
