import { setTimeout } from 'node:timers/promises';
import { watchEventLoop } from '#server/metrics/event-loop.ts';

/** Runs a call, and gives the longest stretch for which it held this thread, in milliseconds of a processor. */
export async function longestHold<Result>(call: () => Promise<Result>): Promise<{ result: Result; held: number }> {
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
