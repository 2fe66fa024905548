/**
 * `npm run bench`: how long the server takes for what shoppers do most, and what that costs; fails when a budget is broken.
 * `-- --parts N` with so many parts (60,000), `--orders N` what the operator's page asks for, with so many orders and what hangs on them, `--search opensearch` answered by an OpenSearch that it starts (Java 17 and Maven), `--heap 1g`
 * with that much memory for it, `--only word` with what is called so alone.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStoreApp } from '#server/run/app.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { type Database, connect } from '#server/db/client.ts';
import { noReplicas } from '#server/db/replicas.ts';
import { knownCluster } from '#server/db/cluster-place.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { createLog } from '#server/kernel/log.ts';
import { openDatabase } from '#server/run/open-database.ts';
import { fillDemo, gatherStatistics } from '#server/run/open-store.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { memoryFiles } from '#server/kernel/file-store.ts';
import { burdenOf } from './burden.ts';
import { type BenchEngine, engines, openEmbedded, openOpenSearch } from './engine.ts';
import { fillOrders } from './fill-orders.ts';
import { fillParts } from './fill-parts.ts';
import { type Measured, measure } from './measure.ts';
import { newOfficeKey, officeScenarios } from './office-scenarios.ts';
import type { Scenario } from './scenario.ts';
import { benchScenarios } from './scenarios.ts';
import { type Visitor, openVisitor } from './visitor.ts';

const usualParts = 60_000;
const columns = ['p50', 'p95', 'budget', 'CPU', 'DB+engine', 'held'] as const;
const widest = 46;

const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: String(usualParts) },
    orders: { type: 'string', default: '0' },
    search: { type: 'string', default: 'embedded' },
    heap: { type: 'string', default: '1g' },
    only: { type: 'string', default: '' },
  },
});
const [parts, orders] = [Number(values.parts), Number(values.orders)];
const search = engines.find((name) => name === values.search);
if (!search || !Number.isInteger(parts) || parts < 1 || !Number.isInteger(orders) || orders < 0) {
  console.error(`Say --parts and --orders with a whole number, and --search with ${engines.join(' or ')}.`);
  process.exit(1);
}

/** Kept beside the shop's data, so that a second run needs no filling and the shop none of this; orders change what is popular, so they have a place of their own. */
const dataDir = ['./data/bench', ...(parts === usualParts ? [] : [parts]), ...(orders === 0 ? [] : ['orders', orders])].join('-');
/** What goes wrong meanwhile; a call that is refused stops the bench. */
const log = createLog((line) => process.stderr.write(`${line}\n`), clock, 'warn');
await main();

async function main(): Promise<void> {
  const database = await openDatabase({ ...readEnvironment({}), databaseUrl: null, dataDir });
  const { db, close } = connect(database.url, 8);
  try {
    await fill(db);
    const engine = await openEngine(db, database.url);
    try {
      for (const line of engine.told) say(line);
      await measureAll(db, engine.pid);
    } finally {
      await engine.close();
    }
  } finally {
    await close();
    await database.stop();
  }
}

/** None for what the operator's page asks, which the database answers. */
async function openEngine(db: Database, url: string): Promise<BenchEngine> {
  if (orders > 0) return { pid: null, told: [], close: async () => {} };
  return search === 'opensearch' ? openOpenSearch(db, url, values.heap, log) : openEmbedded(db);
}

async function measureAll(db: Database, enginePid: number | null): Promise<void> {
  const databasePid = Number(readFileSync(join(knownCluster(dataDir) ?? '', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const all = orders === 0 ? await benchScenarios(db) : await officeScenarios(db);
  const scenarios = all.filter(({ name }) => name.includes(values.only));
  const deps = depsOf(db);
  const visitor = await openVisitor(createStoreApp(deps), orders === 0 ? null : await newOfficeKey(deps));
  try {
    await run(visitor, scenarios, enginePid === null ? [databasePid] : [databasePid, enginePid]);
  } finally {
    await visitor.leave();
  }
  tellMemory('this process', process.memoryUsage.rss());
  tellMemory('PostgreSQL', burdenOf(databasePid).memory);
  if (enginePid !== null) tellMemory('OpenSearch', burdenOf(enginePid).memory);
}

async function fill(db: Database): Promise<void> {
  const began = performance.now();
  let shown = 0;
  const onProgress = (done: number): void => {
    if (done < shown + 50_000) return;
    shown = done;
    say(`${done} of ${parts} parts written`);
  };
  await (parts === usualParts ? fillDemo(db, parts, onProgress) : fillParts(db, parts, onProgress));
  if (orders > 0) await fillOrders(db, orders);
  await gatherStatistics(db);
  if (shown > 0) say(`written in ${((performance.now() - began) / 1000).toFixed(0)} s`);
}

function clock(): Date {
  return new Date();
}

function depsOf(db: Database): StoreDeps {
  return {
    presence: () => null,
    db,
    replicas: noReplicas,
    countUse: null,
    clock,
    log,
    settings: { ...defaultSettings, rateLimits: false },
    files: memoryFiles(),
    signingKey: new Uint8Array(32),
    cardProvider: null,
  };
}

async function run(visitor: Visitor, scenarios: Scenario[], pids: readonly number[]): Promise<void> {
  say(`${'milliseconds'.padEnd(widest)}${columns.map((name) => name.padStart(10)).join('')}`);
  for (const scenario of scenarios) {
    const measured = await measure(visitor, scenario, pids);
    const isOver = scenario.budgetMs !== null && measured.p95 > scenario.budgetMs;
    if (isOver) process.exitCode = 1;
    say(`${scenario.name.padEnd(widest)}${figures(scenario, measured)}${isOver ? '  OVER' : ''}`);
  }
}

function figures({ budgetMs }: Scenario, { p50, p95, own, others, held }: Measured): string {
  const texts = [
    p50.toFixed(1),
    p95.toFixed(1),
    budgetMs === null ? '–' : String(budgetMs),
    own.toFixed(1),
    others.toFixed(1),
    held.toFixed(1),
  ];
  return texts.map((text) => text.padStart(10)).join('');
}

function tellMemory(name: string, bytes: number): void {
  say(`memory of ${name}: ${Math.round(bytes / 2 ** 20)} MiB`);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
