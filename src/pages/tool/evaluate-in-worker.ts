/** Computes slow calculators beside the page, so that typing never waits for them. */
import { type AnyTool, evaluate, type Evaluation } from '#calculators/evaluate.ts';
import type { ToolName } from '#calculators/names.ts';

export interface Question {
  id: number;
  name: ToolName;
  entered: Readonly<Record<string, unknown>>;
}
export interface Answer {
  id: number;
  answer: Evaluation;
}

let worker: Worker | null = null;
let last = 0;
const waiting = new Map<number, (answer: Evaluation) => void>();

function theWorker(): Worker | null {
  if (worker || typeof Worker === 'undefined') return worker;
  worker = new Worker(new URL('./tool.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data.answer);
    waiting.delete(data.id);
  });
  return worker;
}

/** Answers later; the returned function makes it not answer at all. Without workers it computes here. */
export function evaluateInWorker(
  tool: AnyTool,
  entered: Readonly<Record<string, unknown>>,
  done: (answer: Evaluation) => void,
): () => void {
  const runner = theWorker();
  if (!runner) {
    const timer = setTimeout(() => done(evaluate(tool, entered)));
    return () => clearTimeout(timer);
  }
  last += 1;
  const id = last;
  waiting.set(id, done);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  runner.postMessage({ id, name: tool.name, entered } satisfies Question);
  return () => void waiting.delete(id);
}
