/** What a shop goes through without dying of it: each is laid upon it while people are at work, looked at, and taken away again. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { formOf } from '#server/testing/send-file.ts';
import { openShopper } from '#server/testing/shopper.ts';
import type { CrashShop } from './crash-shop.ts';

export interface Endured {
  /** What the shop did otherwise than it should. */
  faults: string[];
  /** Milliseconds of the slowest answer meanwhile. */
  slowest: number;
}

/** Bytes of the small disk: more than the shop wants to have free. */
const diskBytes = 96 * 1024 * 1024;
const lockedSeconds = 6;
/** The health check looks at the disk every five seconds. */
const untilSeen = 30_000;

/** Puts the files of a shop that has not begun yet on a small disk of their own; null where none can be made, as without the rights of root. */
export function smallDisk(dataDir: string): { release: () => void } | null {
  const folder = join(dataDir, 'files');
  mkdirSync(folder, { recursive: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes},mode=0700`, 'tmpfs', folder]);
  return made.status === 0 ? { release: () => void spawnSync('umount', ['--lazy', folder]) } : null;
}

/** A table that every cart and order reads stands still for six seconds. */
export async function lockTable(shop: CrashShop, sku: string): Promise<Endured> {
  const shopper = openShopper(shop);
  const seen: Endured = { faults: [], slowest: 0 };
  const unlocked = new AbortController();
  const before = shop.log().length;
  const probe = async (): Promise<void> => {
    while (!unlocked.signal.aborted) {
      const started = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status } = await shopper.add(sku, 1);
      seen.slowest = Math.max(seen.slowest, performance.now() - started);
      if (status !== 200 && status !== 503) seen.faults.push(`a locked table: a cart is answered with ${status}`);
    }
  };
  await shop.onDatabase(async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`lock table stock in access exclusive mode`);
      const probes = Promise.all([probe(), probe(), probe()]);
      await tx.execute(sql`select pg_sleep(${lockedSeconds})`);
      unlocked.abort();
      await probes;
    });
  });
  seen.faults.push(...shop.log().slice(before).filter(isEndedOtherwise).map((line) => `a locked table: ended by another limit: ${line}`)); // prettier-ignore
  const { status } = await openShopper(shop).add(sku, 1);
  if (status !== 200) seen.faults.push(`after a locked table a cart is answered with ${status}`);
  return seen;
}

/** Whether something else ended a call than the limits of locks and connections, which together are less than five seconds. */
function isEndedOtherwise(line: string): boolean {
  if (!line.includes('cart/add')) return false;
  return line.includes('"event":"call_ended"') || (line.includes('"event":"database_away"') && !/"code":(?:"55P03"|null)/.test(line));
}

/** The disk of the files is full to its last byte. */
export async function fillDisk(shop: CrashShop, dataDir: string, sku: string): Promise<Endured> {
  const seen: Endured = { faults: [], slowest: 0 };
  const expect = async (what: string, wanted: number, ask: () => Promise<number>, patience = 0): Promise<void> => {
    const until = performance.now() + patience;
    let status = 0;
    do {
      const started = performance.now();
      // oxlint-disable no-await-in-loop -- one after the other
      status = await ask();
      seen.slowest = Math.max(seen.slowest, performance.now() - started);
      if (status !== wanted) await pause(250);
      // oxlint-enable no-await-in-loop
    } while (status !== wanted && performance.now() < until);
    if (status !== wanted) seen.faults.push(`${what}: ${status} instead of ${wanted}`);
  };
  const health = async () => (await shop.request('/healthz')).status;
  const send = async () => {
    const file = new File(['mpn,quantity\nLM358,1\n'], 'bom.csv');
    const begun = await shop.request('/api/store/common/upload-token', { purpose: 'bom', size: file.size });
    const { token } = (await begun.json()) as { token: string }; // the contract's shape
    return (await shop.request('/api/store/common/upload', formOf(token, file))).status;
  };
  const cart = async () => (await openShopper(shop).add(sku, 1)).status;

  const filler = join(dataDir, 'files', '.filler');
  await fill(filler);
  try {
    await expect('a file on a full disk', 507, send);
    await expect('the health of a shop whose disk is full', 503, health, untilSeen);
    await expect('a cart while the disk is full', 200, cart);
  } finally {
    await rm(filler);
  }
  await expect('the health once there is room', 200, health, untilSeen);
  await expect('a file once there is room', 200, send);
  return seen;
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (const size of [1024 * 1024, 4096, 1]) {
    const bytes = new Uint8Array(size);
    try {
      // oxlint-disable-next-line no-await-in-loop -- until nothing fits
      for (;;) await file.write(bytes);
    } catch {
      // the next smaller piece may still fit
    }
  }
  await file.close();
}
