/** `npm run test:attack -- --seed 7 --requests 100000`: asks a shop of its own for everything, well and badly; ends with 1 when it finds a fault. */
import { parseArgs } from 'node:util';
import { attack, longestAllowed } from './attack/attack.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    requests: { type: 'string', default: '100000' },
    parts: { type: 'string', default: '3000' },
  },
});
const [seed, requests, parts] = [Number(values.seed), Number(values.requests), Number(values.parts)];
console.log(`Seed ${seed}, ${requests} requests, ${parts} parts.`);
let told = 0;
const onProgress = (done: number): void => {
  if (done - told < 5000) return;
  told = done;
  console.log(`${new Date().toISOString().slice(11, 19)}  ${done}`);
};
// What was found until then is worth telling.
const broken = new AbortController();
process.once('SIGINT', () => broken.abort());
const {
  statuses,
  neverDone,
  calls,
  longestHold,
  memory,
  faults,
  requests: asked,
} = await attack({ seed, requests, parts, onProgress, signal: broken.signal });
const mebibytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2)} MiB`;
const sorted = Object.entries(statuses).toSorted(([a], [b]) => (a < b ? -1 : 1));
console.log(`${asked} requests over ${calls} calls.`);
console.log(`Statuses: ${sorted.map(([status, count]) => `${status} ${count}`).join(' · ')}`);
console.log(
  `Longest hold of the event loop: ${longestHold ? `${Math.round(longestHold.ms)} ms by ${longestHold.call}` : `under ${longestAllowed} ms`}`,
);
console.log(`Memory: ${mebibytes(memory.most)} at most, ${mebibytes(memory.end)} at the end.`);
if (neverDone.length > 0) console.log(`Never done: ${neverDone.join(' · ')}`);
for (const fault of faults) console.log(`FAULT ${fault}`);
console.log(faults.length === 0 ? 'No fault.' : `${faults.length} faults; the same seed asks the same again.`);
process.exitCode = faults.length === 0 ? 0 : 1;
