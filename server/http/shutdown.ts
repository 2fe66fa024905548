import type { ServerType } from '@hono/node-server';
import { SetupError } from '#server/kernel/setup-error.ts';
import { refuseUnreadable } from './unreadable-request.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const longestRequest = 5000;
const longestStop = 20_000;
/** Proxies keep theirs for up to a minute: one that ends here first meets a request on its way and breaks it. */
const idleConnection = 65_000;

/** How a running program is told what to undo, and that it has to end. */
export interface Lifetime {
  /** Undone in reverse order when the program ends. */
  atEnd: (close: () => Promise<void>) => void;
  /** Ends the program with code 1. */
  fail: (error: unknown) => void;
}

/** What a shell expects of a command that Ctrl-C broke off. */
const brokenOff = 130;

/**
 * Runs `main` until a signal comes, then closes what it opened and ends with code 0. Later signals are ignored:
 * npm and a terminal both pass on the same Ctrl-C.
 */
export async function runUntilStopped(main: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const { lifetime } = beginLifetime(0);
  await main(lifetime).catch(lifetime.fail);
}

/** Runs a command and closes what it opened, also when it fails or a signal breaks it off. */
export async function runUntilDone(main: (lifetime: Lifetime) => Promise<void>): Promise<void> {
  const { lifetime, end } = beginLifetime(brokenOff);
  await main(lifetime).then(() => end(Number(process.exitCode ?? 0)), lifetime.fail);
}

function beginLifetime(codeOfSignals: number): { lifetime: Lifetime; end: (code: number) => Promise<void> } {
  const closers: (() => Promise<void>)[] = [];
  let isEnding = false;
  const end = async (code: number): Promise<void> => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), longestStop).unref();
    for (const close of closers.toReversed()) await close().catch(report);
    process.exit(code);
  };
  const failed = (error: unknown): void => {
    if (isEnding) return; // what breaks while everything closes is no news
    report(error);
    void end(1);
  };
  for (const signal of signals) process.on(signal, () => void end(codeOfSignals));
  if (process.env['npm_lifecycle_event'] !== undefined) onParentEnd(() => void end(codeOfSignals));
  return { lifetime: { atEnd: (close) => closers.push(close), fail: failed }, end };
}

/** npm sends a signal to the shell it runs its scripts in, and that shell ends without passing it on. */
function onParentEnd(act: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 200);
  watch.unref();
}

/** Stops taking connections and waits for the requests that run, but not for ever. */
export function closeServer(server: ServerType): Promise<void> {
  return new Promise((done) => {
    // A connection that has its answer would otherwise stay open for the next request.
    const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
    server.close(() => {
      clearInterval(idle);
      done();
    });
    if ('closeAllConnections' in server) setTimeout(() => server.closeAllConnections(), longestRequest).unref();
  });
}

/** Listens, on all addresses without a `host`, and gives the port; or says in one line why not. */
export function listen(server: ServerType, { port, host }: { port: number; host: string | null }, setting = 'PORT'): Promise<number> {
  server.on('clientError', refuseUnreadable);
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = idleConnection;
  return new Promise((done, refuse) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EADDRINUSE' ? 'another program uses it' : (error.code ?? error.message);
      refuse(new SetupError(`Cannot listen on port ${port}: ${reason}. Set ${setting} to another one.`));
    });
    server.listen({ port, ...(host === null ? {} : { host }) }, () => {
      const place = server.address();
      done(typeof place === 'object' && place !== null ? place.port : port);
    });
  });
}

/** One line for a fault of the set-up, everything for a bug. */
function report(error: unknown): void {
  console.error(error instanceof SetupError ? error.message : error);
}

/** For commands that just run and end. */
export function fail(error: unknown): never {
  report(error);
  process.exit(1);
}
