/** The store API as a process of its own, for tests of what several of them do together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

export interface StoreProcess {
  /** Where it listens, without a slash at the end. */
  origin: string;
  /** GET without a body, POST with one: a form, or JSON. */
  request: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Response>;
  metrics: () => Promise<string>;
  /** Resolves with the exit code; null when a signal ended it. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
  /** Resolves when it has ended, by itself or not. */
  ended: Promise<void>;
  log: string[];
}

function requestOf(body: unknown, headers: Record<string, string>): RequestInit {
  if (body === undefined) return { headers };
  if (body instanceof FormData) return { method: 'POST', headers, body };
  return { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Starts one; resolves when it listens. `environment` is added to that of a store without demo parts and limits. */
export async function startStoreProcess(environment: Record<string, string>): Promise<StoreProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: '0', HOST: '127.0.0.1', DEMO_PARTS: '0', RATE_LIMITS: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const exit = once(child, 'exit');
  const port = await new Promise<number>((done, fail) => {
    exit.then(() => fail(new Error(`The store ended before it listened:\n${log.join('\n')}`)), fail);
    createInterface(child.stdout).on('line', (line) => {
      log.push(line);
      const found = /"event":"listening".*"port":(\d+)/.exec(line)?.[1];
      if (found) done(Number(found));
    });
  });
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    request: (path, body, headers = {}) => fetch(`${origin}${path}`, requestOf(body, headers)),
    metrics: async () => (await fetch(`http://127.0.0.1:${environment['METRICS_PORT']}/metrics`)).text(),
    end: async (signal) => {
      child.kill(signal);
      const [code] = await exit;
      return typeof code === 'number' ? code : null;
    },
    ended: exit.then(() => {}),
    log,
  };
}
