/** Where pictures are made: one at a time, in a process that ends, and its memory with it, when nothing was asked for a while. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openTurns } from '#server/kernel/turns.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import type { CleanPicture, Size } from './make-picture.ts';
import type { Made, Task } from './image-worker.process.ts';

const file = fileURLToPath(new URL('./image-worker.process.ts', import.meta.url));
const idleMs = 20_000;
/** A picture of the largest size takes two seconds of a slow processor. */
const patience = 30_000;
/** Bytes: 64 million interlaced pixels, which cannot be opened row by row, take 450 MB. */
const mostMemory = 768 * 1024 * 1024;
const inTurn = openTurns({ atOnce: 1, mostWaiting: 60 });

let worker: ChildProcess | null = null;
let close: NodeJS.Timeout | null = null;

function open(): ChildProcess {
  // Nothing of the shop's environment, which holds its secrets.
  const opened = fork(file, [String(mostMemory)], {
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  opened.on('exit', () => {
    if (worker === opened) worker = null;
  });
  return opened;
}

/** A server that shuts down does not wait for a worker without work; one with work does. */
function hold(at: ChildProcess, isBusy: boolean): void {
  if (close) clearTimeout(close);
  close = null;
  if (isBusy) {
    at.ref();
    at.channel?.ref();
    return;
  }
  at.unref();
  at.channel?.unref();
  close = setTimeout(() => {
    if (worker === at) worker = null;
    at.kill('SIGKILL');
  }, idleMs).unref();
}

function ask(task: Task): Promise<Extract<Made, { result: unknown }>['result']> {
  const at = (worker ??= open());
  hold(at, true);
  return new Promise((resolve, reject) => {
    const end = (error: Error | null, made?: Made) => {
      clearTimeout(limit);
      at.off('message', hear).off('exit', leave);
      hold(at, false);
      if (made && 'result' in made) resolve(made.result);
      else reject(error ?? new Error(made?.trouble));
    };
    const hear = (made: Made) => end(null, made);
    const leave = () => end(new OverLimit('The process that makes pictures ended in the middle of one'));
    const limit = setTimeout(() => at.kill('SIGKILL'), patience);
    at.on('message', hear).on('exit', leave);
    at.send(task, (error) => {
      if (error) end(error);
    });
  });
}

/** A picture that takes too long, or the decoder with it, is none. */
function noneBeyondLimits(error: unknown): null {
  if (error instanceof OverLimit) return null;
  throw error;
}

/** Width and height as shown; null for bytes that are no whole still picture of a kind and size that the shop takes. */
export async function pictureSize(bytes: Uint8Array): Promise<Size | null> {
  // The worker answers each kind of task with its own result.
  return (await inTurn(() => ask({ do: 'measure', bytes })).catch(noneBeyondLimits)) as Size | null;
}

/** The picture made anew, no edge longer than `longest`; null as above. */
export async function cleanCopy(bytes: Uint8Array, longest: number): Promise<CleanPicture | null> {
  return (await inTurn(() => ask({ do: 'clean', bytes, longest })).catch(noneBeyondLimits)) as CleanPicture | null; // as above
}

/** A smaller one of a picture that was made here; throws `unavailable` when the worker takes too long. */
export async function narrowCopy(bytes: Uint8Array, width: number): Promise<Uint8Array> {
  try {
    return (await inTurn(() => ask({ do: 'narrow', bytes, width }))) as Uint8Array; // as above
  } catch (error) {
    throw error instanceof OverLimit ? new StoreError('unavailable') : error;
  }
}
