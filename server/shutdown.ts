import type { ServerType } from '@hono/node-server';
import { SetupError } from './db/binaries.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const longestRequest = 5000;
const longestStop = 20_000;

/**
 * Runs `close` at the first signal and ends with code 0. Later signals are ignored: npm and a terminal
 * both pass on the same Ctrl-C.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    close().then(() => process.exit(0), fail);
  };
  for (const signal of signals) process.on(signal, stop);
}

/** Stops taking connections and waits for the requests that run, but not for ever. */
export function closeServer(server: ServerType): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    if ('closeIdleConnections' in server) {
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), longestRequest).unref();
    }
  });
}

/** Listens, or says in one line why not. */
export function listen(server: ServerType, port: number): Promise<void> {
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : (error.code ?? error.message);
      refuse(new SetupError(`Cannot listen on port ${port}: ${reason}. Set PORT to another one.`));
    });
    server.listen(port, () => done());
  });
}

/** One line for a fault of the set-up, everything for a bug. */
export function fail(error: unknown): never {
  console.error(error instanceof SetupError ? error.message : error);
  process.exit(1);
}
