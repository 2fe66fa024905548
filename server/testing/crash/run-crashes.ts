/** Kills a shop at random moments while people work in it, locks its tables and fills its disk, and looks whether everything that was promised is there. */
import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { hashOf } from '#server/kernel/hash-of.ts';
import { seedCoupon } from '#server/testing/coupon.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { seedParts, testParts } from '#server/testing/parts.ts';
import { type Promised, type Setting, buy, fillCart, importParts, nothingPromised, partsOfImport, register, sendFile } from './buyers.ts';
import { type CrashShop, openCrashShop, victims } from './crash-shop.ts';
import { type Endured, fillDisk, lockTable, smallDisk } from './hardships.ts';
import { invariants } from './invariants.ts';

export interface CrashRun {
  dataDir: string;
  kills: number;
  /** How often a table is locked and the disk of the files is full. */
  hardships: number;
  /** Kills after all others, with nobody at work. */
  quietKills?: number;
  /** Parts of the demo catalog in the shop. */
  parts?: number;
  /** Buyers at work at the same time, beside one of each other kind. */
  buyers: number;
  /** Milliseconds that each of them rests after what they did. */
  rest?: number;
  /** Longest time in milliseconds between an opening and the next kill. */
  longestPeace: number;
  tell: (line: string) => void;
}

export interface CrashResult {
  /** What was broken; empty when all is well. */
  faults: string[];
  promised: Promised;
  /** Milliseconds from each start to the first answer. */
  starts: number[];
  /** The same with nobody at work. */
  quietStarts: number[];
  /** Milliseconds of the slowest answer of each time that a table was locked. */
  locked: number[];
  /** The same of each time that the disk was full; empty where this machine lets nobody make a small disk. */
  full: number[];
}

const coupon = 'CRASH';
const plenty = 1_000_000;

export async function runCrashes({
  dataDir,
  kills,
  hardships,
  quietKills = 0,
  parts = 0,
  buyers,
  rest = 0,
  longestPeace,
  tell,
}: CrashRun): Promise<CrashResult> {
  const disk = smallDisk(dataDir);
  if (disk === null) tell('The disk is not filled: no small one can be made here.');
  const shop = await openCrashShop(dataDir, { DEMO_PARTS: String(parts) });
  const promised = nothingPromised();
  const faults: string[] = [];
  const starts: number[] = [];
  const quietStarts: number[] = [];
  const locked: number[] = [];
  const full: number[] = [];
  let isOver = false;
  const setting: Setting = { shop, coupon, promised, ...(await furnish(shop)), isOver: () => isOver };
  const work = workers(setting, { buyers, rest }, (fault) => faults.push(fault));
  try {
    for (let kill = 1; kill <= kills; kill += 1) {
      await pause(randomInt(200, longestPeace));
      const victim = victims[kill % victims.length] ?? 'tree';
      const took = await shop.crash(victim);
      starts.push(took);
      const broken = await shop.onDatabase((db) => findBroken(db));
      faults.push(...broken.map((fault) => `after kill ${kill} (${victim}): ${fault}`));
      tell(`kill ${kill} (${victim}): open after ${Math.round(took)} ms, ${promised.orders.length} orders, ${faults.length} faults`);
    }
    const note = (slowest: number[], endured: Endured, what: string) => {
      slowest.push(endured.slowest);
      faults.push(...endured.faults);
      tell(`${what}: slowest answer ${Math.round(endured.slowest)} ms, ${promised.orders.length} orders, ${faults.length} faults`);
    };
    const [sku = ''] = setting.skus;
    for (let time = 1; time <= hardships; time += 1) {
      note(locked, await lockTable(shop, sku), `locked table ${time}`);
      if (disk !== null) note(full, await fillDisk(shop, dataDir, sku), `full disk ${time}`);
    }
  } finally {
    isOver = true;
    await Promise.race([work, pause(60_000)]);
  }
  for (let kill = 1; kill <= quietKills; kill += 1) {
    const took = await shop.crash('tree');
    quietStarts.push(took);
    tell(`kill ${kill} with nobody at work: open after ${Math.round(took)} ms`);
  }
  faults.push(...(await shop.onDatabase(async (db) => [...(await findBroken(db)), ...(await findLost(db, promised, dataDir))])));
  await shop.stop();
  disk?.release();
  return { faults, promised, starts, quietStarts, locked, full };
}

type Database = Parameters<Parameters<CrashShop['onDatabase']>[0]>[0];

/** Parts of which there is plenty, one that runs out, a coupon, and a key for the operator. */
async function furnish(shop: CrashShop): Promise<Pick<Setting, 'operator' | 'skus'>> {
  return shop.onDatabase(async (db) => {
    const [model] = testParts.filter(({ mpn }) => mpn === 'LM358DR');
    const [offer] = model?.offers ?? [];
    if (!model || !offer) throw new Error('The op-amp is missing from the test parts');
    const parts = [plenty, plenty, plenty, 300].map((onHand, index) => ({
      ...model,
      mpn: `CRASH-${index}`,
      stock: { on_hand: onHand, backorder: false },
      offers: [{ ...offer, sku: `CRASH-${index}` }],
    }));
    await seedParts(db, parts);
    await seedCoupon(db, { code: coupon });
    return { operator: (await seedOperator(db)).headers, skus: parts.map(({ mpn }) => mpn) };
  });
}

/** Everybody at work until it is over; a worker that breaks is a fault of the shop or of this program, and told. */
async function workers(setting: Setting, { buyers, rest }: { buyers: number; rest: number }, tell: (fault: string) => void): Promise<void> {
  const repeat = async (act: (setting: Setting) => Promise<void>): Promise<void> => {
    while (!setting.isOver()) {
      // oxlint-disable no-await-in-loop -- one after the other, as a person acts
      await act(setting).catch((error: unknown) => tell(`${act.name}: ${String(error)}`));
      if (rest > 0) await pause(rest);
      // oxlint-enable no-await-in-loop
    }
  };
  const acts = [...Array.from({ length: buyers }, () => buy), fillCart, register, sendFile, importParts];
  await Promise.all(acts.map(repeat));
}

async function findBroken(db: Database): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const { rows } = await db.execute(sql.raw(query));
    if (rows.length > 0) broken.push(`${name}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}

/** Promises that the database does not keep. */
async function findLost(db: Database, promised: Promised, dataDir: string): Promise<string[]> {
  const lost: string[] = [];
  const look = async (what: string, wanted: readonly string[], query: string): Promise<void> => {
    const { rows } = await db.$client.query<{ found: string }>(query);
    const found = new Set(rows.map((row) => row.found));
    lost.push(...wanted.filter((one) => !found.has(one)).map((one) => `lost: ${what} ${one}`));
  };
  const { orders, cancelled, paid, carts, accounts, files, imports } = promised;
  const told = orders.map(({ orderNo, total, accessKey }) => `${orderNo} ${total} ${hashOf(accessKey)}`);
  await look(
    'order',
    told,
    `select o.order_no || ' ' || o.total || ' ' || k.key_hash as found from shop_order o join access_key k on k.order_no = o.order_no`,
  );
  await look('cancellation of', cancelled, `select order_no as found from shop_order where status = 'cancelled'`);
  await look('payment of', paid, `select order_no as found from shop_order where payment_status = 'paid' and status = 'confirmed'`);
  await look(
    'cart',
    carts.map(({ cartKey, sku, quantity }) => `${hashOf(cartKey)} ${sku} ${quantity}`),
    `select c.key_hash || ' ' || o.sku || ' ' || l.quantity as found from cart c
     join cart_line l on l.cart_id = c.id join offer o on o.id = l.offer_id`,
  );
  const emails = accounts.map(({ email }) => email);
  await look('account', emails, `select email as found from account`);
  const ids = files.map(({ id }) => id);
  await look('file', ids, `select id as found from stored_file`);
  await look('import', imports, `select series as found from product group by series having count(*) = ${partsOfImport}`);
  for (const { id, content } of files) {
    const kept = await readFile(join(dataDir, 'files', id), 'utf8').catch(() => null);
    if (kept !== content) lost.push(`lost: bytes of file ${id}`);
  }
  return lost;
}
