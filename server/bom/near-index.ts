/**
 * All part numbers in memory, to find those a slip or two away from a thousand others at once:
 * the trigrams of the database take ten milliseconds for each.
 */
import { sql } from 'drizzle-orm';
import { beyondCall } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import { readIntegers } from '#server/db/packed.ts';
import type { Reference } from '#server/finding/reference.ts';
import { allowedEdits, editDistance } from '#server/rules/edit-distance.ts';

export interface NearIndex {
  /** By length. */
  keys: string[];
  ids: Int32Array;
  /** First place of each length; a further one at the end. */
  starts: number[];
  /** Which letters and digits a key has, as bits. */
  letters: Int32Array;
  digits: Int32Array;
}

const known = new WeakMap<Reference, Promise<NearIndex>>();

/** Belongs to a copy of the reference data: both get old together. */
export function nearIndexOf(db: Database, reference: Reference): Promise<NearIndex> {
  const found = known.get(reference);
  if (found) return found;
  const made = beyondCall(() => readIndex(db));
  known.set(reference, made);
  // Whoever waits for it sees the failure; the next one asks anew.
  made.catch(() => known.delete(reference));
  return made;
}

async function readIndex(db: Database): Promise<NearIndex> {
  const { rows } = await db.execute<{ keys: string | null; ids: Buffer | null }>(sql`
    select string_agg(mpn_key, ' ' order by length(mpn_key), id) as keys,
      string_agg(int4send(id), '' order by length(mpn_key), id) as ids
    from product where not hidden and mpn_key <> ''`);
  const keys = rows[0]?.keys?.split(' ') ?? [];
  const marks = keys.map(marksOf);
  const longest = keys.at(-1)?.length ?? 0;
  const starts = Array.from({ length: longest + 2 }, () => keys.length);
  for (let place = keys.length - 1; place >= 0; place -= 1) starts[keys[place]?.length ?? 0] = place;
  for (let length = longest; length >= 0; length -= 1) starts[length] = Math.min(starts[length] ?? 0, starts[length + 1] ?? 0);
  return {
    keys,
    ids: readIntegers(rows[0]?.ids ?? null),
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

export interface Near {
  id: number;
  edits: number;
}

/** Parts whose number a slip of the finger would make of `key`, the nearest first. */
export function findNear({ keys, ids, starts, letters, digits }: NearIndex, key: string, most: number): Near[] {
  const limit = allowedEdits(key.length);
  if (limit === 0) return [];
  const [ownLetters, ownDigits] = marksOf(key);
  const end = starts[Math.min(key.length + limit + 1, starts.length - 1)] ?? keys.length;
  const found: Near[] = [];
  for (let place = starts[Math.min(key.length - limit, starts.length - 1)] ?? 0; place < end; place += 1) {
    // An edit takes one sign away and brings one at most.
    if (countBits((letters[place] ?? 0) ^ ownLetters) + countBits((digits[place] ?? 0) ^ ownDigits) > limit * 2) continue;
    const edits = editDistance(key, keys[place] ?? '', limit);
    if (edits <= limit) found.push({ id: ids[place] ?? 0, edits });
  }
  return found.toSorted((a, b) => a.edits - b.edits).slice(0, most);
}
