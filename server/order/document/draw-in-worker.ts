/** Draws documents in a thread of its own, which ends, and its fonts with it, when nothing was asked for a while. */
import { StoreError } from '#server/kernel/store-error.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import type { LabelSheet } from './label-sheet.ts';
import type { Sheet } from './sheet.ts';

/** The longest order takes two seconds of a slow processor, most of it for the first document of a thread. */
const limits = { time: 30_000, memory: 512, atOnce: 1, mostWaiting: 60 };

const draw = workerPool<Sheet | LabelSheet, Uint8Array<ArrayBuffer>>(new URL('./draw.worker.ts', import.meta.url), limits);

/** Throws `unavailable` when too many wait, or when one takes too long. */
export async function drawInWorker(sheet: Sheet | LabelSheet): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await draw(sheet);
  } catch (error) {
    throw error instanceof OverLimit ? new StoreError('unavailable') : error;
  }
}
