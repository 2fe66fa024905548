/** `npm run test:crash -- [kills] [parts]`: the long form of `run-crashes.test.ts`, 200 kills in a shop of 65,000 parts unless told otherwise. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCrashes } from './run-crashes.ts';

const kills = Number(process.argv[2] ?? 200);
const parts = Number(process.argv[3] ?? 65_000);
/** Milliseconds to the first answer after a crash, with nobody at work and nothing else on the machine. */
const mostStart = 10_000;
/** Before the run, which brings a load of its own. */
const [load = 0] = loadavg();
const isBusy = load > availableParallelism();
const home = mkdtempSync(join(tmpdir(), 'partwright-crash-'));
chmodSync(home, 0o755); // the database's own user has to get in when root runs it
const { faults, promised, starts, quietStarts, locked, full } = await runCrashes({
  dataDir: join(home, 'data'),
  kills,
  parts,
  hardships: Math.ceil(kills / 20),
  quietKills: 5,
  buyers: 6,
  longestPeace: 8000,
  tell: (line) => console.log(line),
});
const sorted = starts.toSorted((a, b) => a - b);
const at = (share: number) => `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 1000).toFixed(1)} s`;
const { orders, cancelled, paid, carts, accounts, files, imports } = promised;
console.log(`${kills} kills. First answer after a start: median ${at(0.5)}, slowest ${at(1)}.`);
const slowStarts = quietStarts.filter((took) => took > mostStart);
if (isBusy) console.log(`Other programs wanted this machine (load ${load.toFixed(1)}): the time of a start is not judged.`);
else faults.push(...slowStarts.map((took) => `A shop of ${parts} parts with nobody at work opened after ${Math.round(took)} ms.`));
console.log(`With nobody at work: ${quietStarts.map((took) => `${(took / 1000).toFixed(1)} s`).join(', ')}.`);
const slowest = (times: readonly number[]) => `${times.length} times, slowest answer ${Math.round(Math.max(0, ...times))} ms`;
console.log(`A table locked for six seconds ${slowest(locked)}; the disk of files full ${slowest(full)}.`);
console.log(
  `Promised and there: ${orders.length} orders (${cancelled.length} cancelled, ${paid.length} paid), ${carts.length} carts, ` +
    `${accounts.length} accounts, ${files.length} files, ${imports.length} imports.`,
);
console.log(
  `${promised.retried} requests were cut off and repeated; an open shop held back none longer than ${Math.round(promised.longestHeldBack)} ms.`,
);
for (const fault of faults) console.error(fault);
if (faults.length > 0) console.error(`${faults.length} faults; the data are kept in ${home}.`);
else rmSync(home, { recursive: true });
process.exitCode = faults.length > 0 ? 1 : 0;
