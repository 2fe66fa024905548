/**
 * Watches, inside the shop's process, how long its one thread is held: the processor time that passes between two turns of the
 * event loop. Time of the clock would count what other programs on the machine do; processor time counts the shop alone.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { setInterval } from 'node:timers';

export interface Hold {
  /** Milliseconds of processor time of the main thread. */
  ms: number;
  /** `X-Request-Id` of the requests that were under way. */
  requests: string[];
}

/** What the target tells whoever started it. */
export type Told =
  | { kind: 'open'; port: number; operatorKey: string; sessions: string[] }
  | { kind: 'hold'; hold: Hold }
  | { kind: 'memory'; bytes: number };

/** Milliseconds between two looks: short beside what is looked for. */
const step = 5;

interface RequestEvent {
  request: IncomingMessage;
}

const idOf = ({ headers }: IncomingMessage): string => String(headers['x-request-id'] ?? '');

/** Milliseconds of processor time that this thread has had. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Calls `tell` for every hold of at least `least` milliseconds. */
export function watchLoop(least: number, tell: (hold: Hold) => void): void {
  const underWay = new Set<string>();
  /** Those that came or ended since the last look may have been the ones. */
  let seen = new Set<string>();
  subscribe('http.server.request.start', (message) => {
    const id = idOf((message as RequestEvent).request); // the documented shape of this channel
    underWay.add(id);
    seen.add(id);
  });
  subscribe('http.server.response.finish', (message) => {
    underWay.delete(idOf((message as RequestEvent).request));
  });
  let last = used();
  setInterval(() => {
    const now = used();
    const ms = now - last;
    last = now;
    if (ms >= least) tell({ ms, requests: [...seen] });
    seen = new Set(underWay);
  }, step).unref();
}
