import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#server/testing/free-port.ts';

/** A whole shop as `npm start` makes it: edge, store and database, on a port of its own. */
export interface Shop {
  /** Its data folder. */
  dataDir: string;
  /** Address of one regional host, such as `http://de.localhost:41234`. */
  address: (hostLabel: string) => string;
  /** `kill -9` of the shop; its database process is left behind, as in a real crash. */
  crash: () => Promise<void>;
  start: () => Promise<void>;
  /** A word of the shop's console, as `npm run shop -- …`; gives what it says. */
  command: (...words: string[]) => Promise<string>;
  /** What stands behind `/admin` in the link that it writes at its start while nobody runs it. */
  ownerLink: () => Promise<string>;
  stop: () => Promise<number | null>;
  /** Stops the shop and removes its data, but those of a folder that was there before. */
  remove: () => Promise<void>;
}

export interface ShopOptions {
  parts?: number;
  env?: Record<string, string>;
  /** Where the shop's own files lie; the working copy without it. */
  folder?: string;
  /** A data folder that is there already, and stays. */
  dataDir?: string;
}

const answersWithin = 280_000;
const run = promisify(execFile);
const usualParts = 1500;

/** Environment variable that names the data folder of a stopped shop with the usual parts. */
export const filledShop = 'FILLED_SHOP';

/** Makes and starts a shop with a small demo catalog in a data folder of its own. */
export async function openShop({ parts = usualParts, env = {}, folder = '.', dataDir: kept }: ShopOptions = {}): Promise<Shop> {
  const port = await freePort();
  const dataDir = kept ?? (await mkdtemp(join(tmpdir(), 'partwright-e2e-')));
  const filled = process.env[filledShop];
  if (filled !== undefined && kept === undefined && parts === usualParts && env['DATABASE_URL'] === undefined)
    await run('cp', ['-a', `${filled}/.`, dataDir]);
  // The database's own user has to get in when root runs the journeys.
  if (kept === undefined) await chmod(dataDir, 0o755);
  let child: ChildProcess | null = null;

  const ownEnv = { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO_PARTS: String(parts), SITE_DOMAIN: 'localhost', ...env };
  const said: string[] = [];
  const start = async () => {
    const started = spawn(process.execPath, ['scripts/start.ts'], {
      cwd: folder,
      env: ownEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child = started;
    said.length = 0;
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk.toString()));
    await answering(`http://localhost:${port}/healthz`, started, said);
  };
  const end = (signal: NodeJS.Signals) =>
    new Promise<number | null>((resolve) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return resolve(child?.exitCode ?? null);
      child.once('exit', resolve);
      child.kill(signal);
    });

  await start();
  return {
    dataDir,
    address: (hostLabel) => `http://${hostLabel === '' ? '' : `${hostLabel}.`}localhost:${port}`,
    start,
    command: async (...words) => (await run(process.execPath, ['scripts/shop.ts', ...words], { cwd: folder, env: ownEnv })).stdout,
    crash: async () => void (await end('SIGKILL')),
    ownerLink: () => linkIn(said),
    stop: () => end('SIGTERM'),
    remove: async () => {
      await end('SIGTERM');
      if (kept === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** It is written once the shop listens. */
async function linkIn(said: readonly string[]): Promise<string> {
  for (const until = Date.now() + answersWithin; Date.now() < until;) {
    const [link] = /#owner=[\w-]+/.exec(said.join('')) ?? [];
    if (link !== undefined) return link;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop wrote no link:\n${said.join('')}`);
}

async function answering(url: string, child: ChildProcess, said: string[]): Promise<void> {
  const until = Date.now() + answersWithin;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${said.join('')}`);
    const answer = await fetch(url).catch(() => null); // not listening yet
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The shop did not answer ${url}:\n${said.join('')}`);
}
