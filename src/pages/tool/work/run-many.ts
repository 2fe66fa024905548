/** Many results of one calculator without holding the page: a slow one asks its worker, any other pauses every few milliseconds. */
import type { OutputValue } from '#calculators/define.ts';
import { type AnyTool, evaluate, type Evaluation } from '#calculators/evaluate.ts';
import { pointInWorker } from '#src/pages/tool/ask-worker.ts';

type Entered = Readonly<Record<string, unknown>>;
export type Out = Readonly<Record<string, OutputValue>>;

/** Milliseconds of work between two pauses. */
const slice = 8;

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** One result of a slow calculator, from its worker. */
export function asked(tool: AnyTool, entered: Entered, signal: AbortSignal): Promise<Evaluation> {
  return new Promise((resolve) => {
    const forget = pointInWorker(tool, entered, resolve);
    signal.addEventListener('abort', () => {
      forget();
      resolve({ ok: false, errors: [] });
    });
  });
}

/** Results in the order of what was entered, null where there is none. `onPart` gets what is there so far, now and then. Ends early when it is aborted. */
export async function runMany(
  tool: AnyTool,
  many: readonly Entered[],
  signal: AbortSignal,
  onPart: (parts: readonly (Out | null)[]) => void,
): Promise<void> {
  const parts: (Out | null)[] = [];
  let since = performance.now();
  for (const entered of many) {
    const answer = tool.slow ? await asked(tool, entered, signal) : evaluate(tool, entered);
    if (signal.aborted) return;
    parts.push(answer.ok ? answer.out : null);
    if (!tool.slow && performance.now() - since > slice) {
      await pause();
      since = performance.now();
    }
    if (tool.slow && parts.length % 5 === 0) onPart([...parts]);
  }
  if (!signal.aborted) onPart(parts);
}
