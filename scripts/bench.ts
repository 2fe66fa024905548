/** `npm run bench`: how long the server takes for what shoppers do most, with 60,000 parts; fails when a budget is broken. */
import { createStoreApp } from '#server/run/app.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { connect } from '#server/db/client.ts';
import { noReplicas } from '#server/db/replicas.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { createLog } from '#server/kernel/log.ts';
import { openDatabase } from '#server/run/open-database.ts';
import { fillDemo } from '#server/run/open-store.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { memoryFiles } from '#server/kernel/file-store.ts';
import type { Scenario } from './bench-scenario.ts';
import { benchScenarios } from './bench-scenarios.ts';

const parts = 60_000;
const usualRounds = 400;

/** Kept beside the shop's data, so that a second run needs no filling and the shop none of this. */
const environment = { ...readEnvironment({}), dataDir: './data/bench', demoParts: parts };
const database = await openDatabase(environment);
const { db, close } = connect(database.url, 8);
const clock = () => new Date();
try {
  await fillDemo(db, parts, (done, total) => {
    if (done === total) process.stdout.write(`Filled with ${total} parts.\n`);
  });
  const deps: StoreDeps = {
    presence: () => null,
    db,
    replicas: noReplicas,
    countUse: null,
    clock,
    log: createLog(() => {}, clock),
    settings: { ...defaultSettings, rateLimits: false },
    files: memoryFiles(),
    signingKey: new Uint8Array(32),
    cardProvider: null,
  };
  const app = createStoreApp(deps);
  process.stdout.write(`${'call'.padEnd(46)}${'p50'.padStart(9)}${'p95'.padStart(9)}${'budget'.padStart(9)}\n`);
  for (const scenario of await benchScenarios(db)) {
    const { p50, p95 } = await measure(app, scenario);
    const isOver = scenario.budgetMs !== null && p95 > scenario.budgetMs;
    if (isOver) process.exitCode = 1;
    const budget = scenario.budgetMs === null ? '–' : String(scenario.budgetMs);
    const columns = [p50.toFixed(1), p95.toFixed(1), budget].map((text) => text.padStart(9)).join('');
    process.stdout.write(`${scenario.name.padEnd(46)}${columns}${isOver ? '  OVER' : ''}\n`);
  }
} finally {
  await close();
  await database.stop();
}

/** Milliseconds at the median and at the 95th percentile; each round asks something else, as visitors do. */
async function measure(
  app: ReturnType<typeof createStoreApp>,
  { requests, rounds = usualRounds }: Scenario,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  const warmUp = rounds / 10;
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const { path, body } = requests[round % requests.length] ?? { path: '/', body: null };
    const init = body === null ? {} : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
    const started = performance.now();
    const response = await app.request(path, init);
    await response.arrayBuffer();
    if (round >= warmUp) times.push(performance.now() - started);
    if (response.status !== 200) throw new Error(`${path} answered ${response.status} to ${JSON.stringify(body)}`);
  }
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}
