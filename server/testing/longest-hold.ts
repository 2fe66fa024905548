import { setTimeout } from 'node:timers/promises';
import { watchEventLoop } from '#server/metrics/event-loop.ts';

/** Runs a call, and gives the longest stretch for which it held this thread, in milliseconds of a processor. */
async function longestHold<Result>(call: () => Promise<Result>): Promise<{ result: Result; held: number }> {
  let longest = 0;
  const stop = watchEventLoop((seconds) => (longest = Math.max(longest, seconds)), 1);
  // The timer has had its first turn, and has its last.
  await setTimeout(5);
  longest = 0;
  const result = await call();
  await setTimeout(5);
  stop();
  return { result, held: longest * 1000 };
}

/** Compiling, collecting garbage and what shares the processor do not repeat; what a call does itself, it does each time. */
const mostLooks = 6;

/** The least of the longest stretches of several runs of a call, in milliseconds of a processor; the first below `enough` ends them. */
export async function leastHold(call: () => Promise<unknown>, enough: number): Promise<number> {
  let least = Infinity;
  for (let look = 0; look < mostLooks && least >= enough; look += 1) {
    // oxlint-disable-next-line no-await-in-loop -- alone is the point
    least = Math.min(least, (await longestHold(call)).held);
  }
  return least;
}
