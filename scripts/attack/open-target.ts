/** Starts the shop that is attacked as a process of its own, in a folder that is gone afterwards. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Hold, Told } from './watch-loop.ts';

export interface Target {
  port: number;
  operatorKey: string;
  /** Tokens of a person of the shop who is logged in as often. */
  sessions: string[];
  /** Bytes that the process held at most, and holds now. */
  memory: () => { most: number; now: number };
  /** What held the thread since the last time that this was asked. */
  takeHolds: () => Hold[];
  /** Lines of its log that report a fault of the program. */
  faults: string[];
  /** Whether the process is still there. */
  isRunning: () => boolean;
  close: () => Promise<void>;
}

export async function openTarget(parts: number): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), 'partwright-attack-'));
  // The database's own user has to get in when root runs this.
  await chmod(dataDir, 0o755);
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: process.env['NODE_ENV'] };
  const own = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO_PARTS: String(parts), SITE_DOMAIN: 'localhost' };
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'attack-target.ts')], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...env, ...own, ADMIN: 'on', RATE_LIMITS: 'off', PAYMENT_SANDBOX: 'on' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const faults: string[] = [];
  let [most, now] = [0, 0];
  let holds: Hold[] = [];
  const said: string[] = [];
  const { stdout, stderr } = child;
  if (stdout) createInterface(stdout).on('line', (line) => void (line.includes('"level":"error"') && faults.push(line)));
  if (stderr) createInterface(stderr).on('line', (line) => said.push(line));
  const exit = once(child, 'exit');
  const opened = await new Promise<Extract<Told, { kind: 'open' }>>((done, fail) => {
    exit.then(() => fail(new Error(`The shop ended before it was open:\n${said.join('\n')}`)), fail);
    child.on('message', (told: Told) => {
      if (told.kind === 'open') done(told);
      if (told.kind === 'hold') holds.push(told.hold);
      if (told.kind === 'memory') [now, most] = [told.bytes, Math.max(most, told.bytes)];
    });
  });
  return {
    port: opened.port,
    operatorKey: opened.operatorKey,
    sessions: opened.sessions,
    memory: () => ({ most, now }),
    takeHolds: () => {
      const taken = holds;
      holds = [];
      return taken;
    },
    faults,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    close: async () => {
      child.kill('SIGTERM');
      await exit;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
