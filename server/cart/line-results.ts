import type { ErrorBody } from '#contract/api/error.ts';
import type { Call } from '#server/caller/call.ts';
import { errorBody, StoreError } from '#server/kernel/store-error.ts';

/** Runs each item on its own: what is wrong with one is told beside it. When all fail, the first failure is that of the call. */
export async function runEach<Item, Result>(
  call: Call,
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
  failed: (item: Item, error: ErrorBody) => Result,
): Promise<Result[]> {
  const results: Result[] = [];
  let first: StoreError | null = null;
  let succeeded = 0;
  for (const item of items) {
    try {
      // One after the other: two items may mean the same line.
      // oxlint-disable-next-line no-await-in-loop
      results.push(await run(item));
      succeeded += 1;
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      first ??= error;
      results.push(failed(item, errorBody(error, call.locale).body));
    }
  }
  if (first && succeeded === 0) throw first;
  return results;
}
