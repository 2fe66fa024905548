/** What a call does in the database ends with the call: once nobody waits for the answer, its connections are closed and nothing is committed. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Pool, PoolClient } from 'pg';

const scope = new AsyncLocalStorage<AbortSignal | null>();

/** Nobody waits for the answer any more. */
export class CallEnded extends Error {}

/** Runs `work` as a call: what it does in the database ends when `signal` aborts, and so does the wait for it (`CallEnded`). */
export async function withinCall<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  const ended = Promise.withResolvers<never>();
  const end = (): void => ended.reject(new CallEnded());
  signal.addEventListener('abort', end);
  if (signal.aborted) end();
  try {
    return await Promise.race([scope.run(signal, work), ended.promise]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}

/** Runs `work` that others wait for as well, or that goes on after the answer. */
export function beyondCall<Result>(work: () => Result): Result {
  return scope.run(null, work);
}

type Connected = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/** Makes a pool close the connections of calls that end. Its own `query` takes connections by `connect`, too. */
export function closeWithCalls(pool: Pool): void {
  const connect = pool.connect.bind(pool);
  const connectFor = (signal: AbortSignal, done: Connected): void =>
    connect((error, client) => {
      if (error || !client) return done(error, undefined, () => {});
      if (signal.aborted) {
        client.release();
        return done(new CallEnded(), undefined, () => {});
      }
      releaseWith(signal, client);
      done(undefined, client, (failure) => client.release(failure));
    });
  const guarded = (done?: Connected): Promise<PoolClient> | void => {
    const signal = scope.getStore() ?? null;
    if (done) return signal === null ? connect(done) : connectFor(signal, done);
    if (signal === null) return connect();
    return new Promise<PoolClient>((resolve, reject) => {
      connectFor(signal, (error, client) => (client ? resolve(client) : reject(error ?? new CallEnded())));
    });
  };
  // One function stands for both forms of the driver's own, which its type lists one by one.
  pool.connect = guarded as typeof pool.connect;
}

/** Until it is given back, the client ends with the call; the database rolls back what it had begun. */
function releaseWith(signal: AbortSignal, client: PoolClient): void {
  const end = (): void => void client.end().catch(() => {}); // it is lost either way
  signal.addEventListener('abort', end);
  const release = client.release.bind(client);
  client.release = (error) => {
    signal.removeEventListener('abort', end);
    release(error);
  };
}
