/** Heavy work that waits for its turn, so that a crowd of it takes neither all memory nor all processors. */
import { StoreError } from './store-error.ts';

export interface TurnLimits {
  atOnce: number;
  /** Some seconds of work: who comes later than that would rather be told to try again. */
  mostWaiting: number;
}

/** Gives what runs work in its turn; that throws `unavailable` when too much of it waits. */
export function openTurns({ atOnce, mostWaiting }: TurnLimits): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
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
  };
}
