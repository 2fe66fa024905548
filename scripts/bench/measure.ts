import { watchEventLoop } from '#server/metrics/event-loop.ts';
import { burdenOf } from './burden.ts';
import type { Scenario } from './scenario.ts';
import type { Visitor } from './visitor.ts';

const usualRounds = 400;

export interface Measured {
  /** Milliseconds at the median and at the 95th percentile. */
  p50: number;
  p95: number;
  /** Milliseconds of processor time a call: of this process, and of the database and the engine together. */
  own: number;
  others: number;
  /** The longest stretch for which a call held the thread, in milliseconds of a processor. */
  held: number;
}

/** Milliseconds of processor time of this process. */
function own(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Each round asks something else, as visitors do; `pids` are of the database and the engine. */
export async function measure(visitor: Visitor, { requests, rounds = usualRounds }: Scenario, pids: readonly number[]): Promise<Measured> {
  const others = () => pids.reduce((sum, pid) => sum + burdenOf(pid).cpu, 0) * 1000;
  const ask = (round: number): Promise<number> => {
    const { path, body } = requests[round % requests.length] ?? { path: '/', body: null };
    return visitor.ask(path, body);
  };
  // As often as is measured after it: what translates code while it runs has done so in a shop that is open for an hour.
  const warmUp = rounds;
  for (let round = 0; round < warmUp; round += 1) await ask(round);
  const [ownBefore, othersBefore] = [own(), others()];
  let held = 0;
  const stop = watchEventLoop((stretch) => (held = Math.max(held, stretch * 1000)), 1);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await ask(warmUp + round));
  stop();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return {
    p50: at(0.5),
    p95: at(0.95),
    own: (own() - ownBefore) / rounds,
    others: (others() - othersBefore) / rounds,
    held,
  };
}
