/** `npm run bench:match`: how often rows of bills become the right part, by trait, with 60,000 parts; fails below the floors. */
import { createStoreApp } from '#server/run/app.ts';
import { connect } from '#server/db/client.ts';
import { noReplicas } from '#server/db/replicas.ts';
import { readEnvironment } from '#server/run/environment.ts';
import { createLog } from '#server/kernel/log.ts';
import { openDatabase } from '#server/run/open-database.ts';
import { fillDemo, gatherStatistics } from '#server/run/open-store.ts';
import { defaultSettings } from '#server/kernel/settings.ts';
import { memoryFiles } from '#server/kernel/file-store.ts';
import { type Score, floors, scoreMatches, total } from '#server/testing/match-score.ts';

const parts = 60_000;
const rows = 2000;

const share = (some: number, all: number) => (all === 0 ? '–' : `${((some / all) * 100).toFixed(1)} %`);

function report({ trait, cases, chosen, chosenRight, likely, likelyRight, found, answerable, wrong }: Score): void {
  const columns = [String(cases), share(chosenRight, chosen), share(likelyRight, likely), share(found, answerable)];
  process.stdout.write(`${trait.padEnd(32)}${columns.map((text) => text.padStart(11)).join('')}\n`);
  for (const one of wrong) process.stdout.write(`    ${one}\n`);
}

/** Beside the shop's data, as `npm run bench` has it. */
const database = await openDatabase({ ...readEnvironment({}), dataDir: './data/bench', demoParts: parts });
const { db, close } = connect(database.url, 8);
const clock = () => new Date();
try {
  if (await fillDemo(db, parts, () => {})) await gatherStatistics(db);
  const app = createStoreApp({
    db,
    replicas: noReplicas,
    countUse: null,
    clock,
    log: createLog(() => {}, clock),
    settings: { ...defaultSettings, rateLimits: false },
    files: memoryFiles(),
    signingKey: new Uint8Array(32),
    presence: () => null,
    cardProvider: null,
  });
  const scores = await scoreMatches(app, db, rows);
  const all = total(scores);
  process.stdout.write(`${'rows'.padEnd(32)}${['number', 'chosen', 'likely', 'found'].map((text) => text.padStart(11)).join('')}\n`);
  for (const score of [...scores, all]) report(score);
  if (all.chosenRight < all.chosen * floors.chosen || all.likelyRight < all.likely * floors.likely) process.exitCode = 1;
} finally {
  await close();
  await database.stop();
}
