import { availableParallelism } from 'node:os';
import { StoreError } from '#server/store-error.ts';

/** A hash takes 32 MiB and one of Node's four worker threads; one stays free for the files that the edge reads. */
const atOnce = Math.min(3, availableParallelism());
/** Some seconds of work: who comes later than that would rather be told to try again. */
const mostWaiting = 40;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs work in its turn; throws `unavailable` when too much of it waits. */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running < atOnce) running += 1;
  else if (waiting.length >= mostWaiting) throw new StoreError('unavailable');
  else await new Promise<void>((resolve) => waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The place is handed on, so nobody can slip in between.
    if (next) next();
    else running -= 1;
  }
}
