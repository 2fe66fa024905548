/** Reads bills in threads of their own, so that no bill can hold up anybody else. */
import { StoreError } from '#server/kernel/store-error.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import type { BomChoices, ReadBom } from './read-bom.ts';
import type { Bill, ReadAnswer, ReadOrder } from './read.worker.ts';
import { unreadable } from './file/unreadable.ts';

/** The largest honest bill takes a second; the limits of its cells and tags end all others soon after that. */
const limits = { time: 15_000, memory: 384, atOnce: 1, mostWaiting: 40 };

const read = workerPool<ReadOrder, ReadAnswer>(new URL('./read.worker.ts', import.meta.url), limits);

/** Throws what is wrong with the bill, or `unavailable` when too many wait. */
export async function readAside(bill: Bill, choices: BomChoices): Promise<ReadBom> {
  const answer = await readWithin({ bill, choices });
  if ('read' in answer) return answer.read;
  throw new StoreError(answer.refused.code, answer.refused.options);
}

async function readWithin(order: ReadOrder): Promise<ReadAnswer> {
  try {
    return await read(order);
  } catch (error) {
    throw error instanceof OverLimit ? unreadable('too_large') : error;
  }
}
