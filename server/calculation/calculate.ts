import type { calculate, describeCalculator } from '#contract/api/calculation.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { OverLimit } from '#server/kernel/over-limit.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { workerPool } from '#server/kernel/worker-pool.ts';
import type { CalculationAnswer, CalculationTask } from './calculate.worker.ts';

/** The slowest calculator takes a twentieth of a second, the first of a thread reads its code as well; what is far beyond has lost its way. */
const limits = { time: 10_000, memory: 192, atOnce: 1, mostWaiting: 60 };

const ask = workerPool<CalculationTask, CalculationAnswer>(new URL('./calculate.worker.ts', import.meta.url), limits);

async function answerTo(task: CalculationTask): Promise<CalculationAnswer> {
  try {
    return await ask(task);
  } catch (error) {
    throw error instanceof OverLimit ? new StoreError('unavailable') : error;
  }
}

export async function runCalculator(input: ParsedRequestOf<typeof calculate>): Promise<ResponseOf<typeof calculate>> {
  const answer = await answerTo({ tool: input.tool, entered: input.in ?? {} });
  if ('results' in answer) return answer.results;
  throw new Error('A calculation was answered with a description');
}

export async function showCalculator(input: ParsedRequestOf<typeof describeCalculator>): Promise<ResponseOf<typeof describeCalculator>> {
  const answer = await answerTo({ tool: input.tool, entered: null });
  if (!('description' in answer)) throw new Error('A description was answered with a calculation');
  const { modes, warnings, ...rest } = answer.description;
  return { ...rest, modes: [...modes], warnings: [...warnings] };
}
