/** What a call does in the database ends with the call: once nobody waits for the answer, its connections are closed and nothing is committed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';
import { CallEnded } from '#server/kernel/database-trouble.ts';

/** A copy of the database that takes the place of another one. */
export interface Source {
  insteadOf: Pool;
  pool: Pool;
  /** Aborts when it is given up; its connections are closed. */
  gone: AbortSignal;
}

interface Scope {
  /** Aborts when nobody waits for the answer any more; null for what goes on all the same. */
  signal: AbortSignal | null;
  source: Source | null;
}

const scope = new AsyncLocalStorage<Scope>();
const none: Scope = { signal: null, source: null };

/** Runs `work` as a call: what it does in the database ends when `signal` aborts, and so does the wait for it (`CallEnded`). */
export async function withinCall<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const ended = Promise.withResolvers<never>();
  const end = (): void => ended.reject(new CallEnded());
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await Promise.race([scope.run({ signal, source: null }, work), ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Runs `work` that others wait for as well, or that goes on after the answer. */
export function beyondCall<Result>(work: () => Result): Result {
  return scope.run({ ...(scope.getStore() ?? none), signal: null }, work);
}

/** Runs `work` that others wait for as well on the database itself, never on a copy. */
export function fromPrimary<Result>(work: () => Result): Result {
  return scope.run(none, work);
}

/** Whether connections are taken from a copy of the database. */
export function readsCopy(): boolean {
  return (scope.getStore() ?? none).source !== null;
}

/** Runs `work` with its connections taken from `source`. */
export function readingFrom<Result>(source: Source, work: () => Result): Result {
  return scope.run({ ...(scope.getStore() ?? none), source }, work);
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error | boolean) => void) => void;
type Connect = (done: Connected) => void;

/** Makes a pool close the connections of calls that end. Its own `query` takes connections by `connect`, too. */
export function closeWithCalls(pool: Pool): void {
  const own: Connect = pool.connect.bind(pool);
  const connect: Connect = (done) => {
    const { signal, source } = scope.getStore() ?? none;
    // The pool that takes its place sees to the call's end.
    if (source?.insteadOf === pool) return closing(source.gone, (next) => source.pool.connect(next))(done);
    return (signal === null ? own : closing(signal, own))(done);
  };
  const guarded = (done?: Connected): Promise<PoolClient> | void => {
    if (done) return connect(done);
    return new Promise<PoolClient>((resolve, reject) => {
      connect((error, client) => (client ? resolve(client) : reject(error ?? new CallEnded())));
    });
  };
  // One function stands for both forms of the driver's own, which its type lists one by one.
  pool.connect = guarded as typeof pool.connect;
}

/** Connections that are closed, and no longer waited for, when `signal` aborts. */
function closing(signal: AbortSignal, connect: Connect): Connect {
  return (done) => {
    const end = (): void => done(new CallEnded(), undefined, ignore);
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    connect((error, client) => {
      signal.removeEventListener('abort', end);
      // Whoever waited has been told.
      if (signal.aborted) return client?.release();
      if (error || !client) return done(error, undefined, ignore);
      releaseWith(signal, client);
      done(undefined, client, (failure) => client.release(failure));
    });
  };
}

function ignore(): void {}

/** Until it is given back, the client ends with the signal; the database rolls back what it had begun. */
function releaseWith(signal: AbortSignal, client: PoolClient): void {
  const end = (): void => void client.end().catch(() => {}); // it is lost either way
  signal.addEventListener('abort', end);
  const release = client.release.bind(client);
  client.release = (error) => {
    signal.removeEventListener('abort', end);
    release(error);
  };
}
