/** Much data in one transaction: COPY into temporary tables, then statements over whole sets. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { QueryResultRow } from 'pg';
import type { Database } from './client.ts';

/** One value of a row; undefined is a null. An array becomes a PostgreSQL array. */
export type CopyValue = string | number | boolean | null | undefined | readonly (string | number)[];

export interface Lookups {
  /** Runs one statement and gives its rows. */
  query<Row extends QueryResultRow>(sql: string, values?: unknown[]): Promise<Row[]>;
}

export interface Bulk extends Lookups {
  /** Adds rows to `target`, written as `table (column, …)`. */
  copy(target: string, rows: readonly (readonly CopyValue[])[]): Promise<void>;
  /** The same from lines that PostgreSQL wrote itself, read through streams. */
  pour(target: string, streams: readonly (NodeJS.ReadableStream | NodeJS.ReadWriteStream)[]): Promise<void>;
}

/** Of what the database holds, each on a connection of its own: one that is busy with a COPY lets them wait. */
export function lookupsOf(db: Database): Lookups {
  // The transaction holds it, so that a look-up would wait for ever.
  if ((db.$client.options.max ?? 0) < 2) throw new Error('Look-ups beside a transaction need a second connection');
  return {
    query: async <Row extends QueryResultRow>(sql: string, values?: unknown[]) => (await db.$client.query<Row>(sql, values)).rows,
  };
}

/** How soon the database ends a long statement whose program has gone. */
const lookForProgram = `set client_connection_check_interval = '2s'`;

/**
 * Runs `work` in one transaction: all of it is kept, or nothing when it throws, `signal` aborts or the process dies.
 * It may take as long as it needs.
 */
export async function inBulk<Result>(db: Database, work: (bulk: Bulk) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
  signal?.throwIfAborted();
  const client = await db.$client.connect();
  let broken: Error | undefined;
  client.on('error', ignoreLoss);
  // Without its connection a statement that runs ends at once here, and in the database as soon as that looks.
  const breakOff = (): void => void client.end().catch(ignoreLoss);
  signal?.addEventListener('abort', breakOff);
  try {
    // Servers on systems that cannot tell a closed connection refuse it; there the statement that runs comes to its end.
    await client.query(lookForProgram).catch(ignoreLoss);
    await client.query(
      'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const result = await work({
      query: async <Row extends QueryResultRow>(sql: string, values?: unknown[]) => (await client.query<Row>(sql, values)).rows,
      copy: async (target, rows) => {
        if (rows.length > 0) await pipeline(Readable.from(copyLines(rows)), client.query(copyFrom(`copy ${target} from stdin`)));
      },
      pour: async (target, streams) => pipeline([...streams, client.query(copyFrom(`copy ${target} from stdin`))]),
    });
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error('rollback failed', { cause: failure });
    });
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', breakOff);
    // A connection whose rollback failed is closed instead of being used again.
    client.off('error', ignoreLoss);
    client.release(broken);
  }
}

/** When the connection is lost the statement that runs fails as well; without a listener the loss would end the process. */
function ignoreLoss(): void {}

const linesPerPiece = 1000;

function* copyLines(rows: readonly (readonly CopyValue[])[]): Generator<string> {
  for (let start = 0; start < rows.length; start += linesPerPiece) {
    let piece = '';
    for (const row of rows.slice(start, start + linesPerPiece)) piece += `${row.map(copyText).join('\t')}\n`;
    yield piece;
  }
}

function copyText(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  return escaped(`{${value.map((item) => (typeof item === 'number' ? item : `"${item.replace(/["\\]/g, '\\$&')}"`)).join(',')}}`);
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function escaped(text: string): string {
  return /[\\\t\n\r]/.test(text) ? text.replace(/[\\\t\n\r]/g, (mark) => escapes[mark] ?? mark) : text;
}
