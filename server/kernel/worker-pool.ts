/** The one way to run long work beside the server's own thread: in threads that have limits, and that end when nothing was asked for a while. */
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { type TurnLimits, openTurns } from './turns.ts';
import { OverLimit } from './over-limit.ts';

const idleMs = 30_000;

export interface WorkLimits extends TurnLimits {
  /** Milliseconds of one piece of work, or `Infinity`. It waits for its turn before they begin. */
  time: number;
  /** Mebibytes that a thread may hold; bytes of files and pictures are not among them. */
  memory: number;
}

/** `given` are the things of a task that are handed over instead of copied. */
type Work<Task, Result> = (task: Task, given?: readonly MessagePort[]) => Promise<Result>;

/**
 * Work by the default export of a module, which gets the task as a copy and gives its answer back. The answer is `OverLimit` beyond the limits,
 * `unavailable` when too much waits. Threads know nothing of the environment, which holds the shop's secrets.
 */
export function workerPool<Task, Result>(file: URL, { time, memory, ...turns }: WorkLimits): Work<Task, Result> {
  const inTurn = openTurns(turns);
  let pool: Piscina<Task, Result> | null = null;
  const open = () => {
    const opened = new Piscina<Task, Result>({
      filename: fileURLToPath(file),
      minThreads: 0,
      maxThreads: turns.atOnce,
      idleTimeout: idleMs,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      env: {},
      execArgv: [],
      recordTiming: false,
    });
    // Whoever waits for an answer hears of it there; this is a thread that fails when nobody does.
    opened.on('error', () => {});
    return opened;
  };
  return (task, given = []) =>
    inTurn(async () => {
      pool ??= open();
      const signal = Number.isFinite(time) ? AbortSignal.timeout(time) : new AbortController().signal;
      try {
        return await pool.run(task, { signal, transferList: [...given] });
      } catch (error) {
        if (signal.aborted || isOutOfMemory(error)) throw new OverLimit(undefined, { cause: error });
        throw error;
      }
    });
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
