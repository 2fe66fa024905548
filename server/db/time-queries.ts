import type { Pool, PoolClient } from 'pg';

/** Tells the seconds that each statement of a pool takes, from sending to its answer. */
export function timeQueries(pool: Pool, tell: (seconds: number) => void): void {
  pool.on('connect', (client) => timeClient(client, tell));
}

function timeClient(client: PoolClient, tell: (seconds: number) => void): void {
  const send: (...words: unknown[]) => unknown = client.query.bind(client);
  const timed = (...words: unknown[]): unknown => {
    const started = performance.now();
    const end = () => tell((performance.now() - started) / 1000);
    const last = words.at(-1);
    // The pool asks with a callback, a transaction waits for a promise, COPY reads a stream that has no end to time.
    if (typeof last === 'function') {
      const answered = (...answer: unknown[]): void => {
        end();
        last(...answer);
      };
      return send(...words.slice(0, -1), answered);
    }
    const result = send(...words);
    if (result instanceof Promise) result.then(end, end);
    return result;
  };
  // One function stands for all forms of the driver's own, which its type lists one by one.
  client.query = timed as typeof client.query;
}
