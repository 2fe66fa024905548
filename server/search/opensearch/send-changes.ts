import { sql } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { type Seen, readChanges } from '#server/search/current/read-changes.ts';
import { readDocuments } from './documents.ts';
import type { EngineCalls } from './engine-call.ts';
import { type Refused, type Target, writeDocuments } from './write-documents.ts';

/** Parts that are read and sent together. */
export const batch = 1000;

export interface Sent {
  seen: Seen;
  /** Ids of parts. */
  parts: number[];
  refused: Refused[];
  /** Nothing can be told of what has changed: the index is to be filled anew. */
  isLost: boolean;
}

/** Sends the parts that have changed since a look, as they are now. */
export async function sendChanges(db: Database, calls: EngineCalls, target: Target, since: Seen): Promise<Sent> {
  const { seen, isLost, parts, told } = await readChanges(db, since);
  if (isLost) return { seen, parts: [], refused: [], isLost };
  const ids = [...new Set([...parts, ...told])];
  return { seen, parts: ids, refused: await sendParts(db, calls, target, ids), isLost };
}

export async function sendParts(db: Database, calls: EngineCalls, target: Target, ids: readonly number[]): Promise<Refused[]> {
  const refused: Refused[] = [];
  for (let from = 0; from < ids.length; from += batch) {
    // oxlint-disable-next-line no-await-in-loop -- one batch at a time is the brake
    refused.push(...(await writeDocuments(calls, target, await readDocuments(db, ids.slice(from, from + batch)))));
  }
  return refused;
}

/** A name of the database that another one, out of a copy of it, does not have. */
export async function databaseName(db: Database): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select concat(oid, ' ', datname) as name from pg_database where datname = current_database()`,
  );
  return rows[0]?.name ?? '';
}
