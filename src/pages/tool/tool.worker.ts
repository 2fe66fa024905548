/** Worker that evaluates slow calculators; a question that a newer one overtakes is passed over. */
import { evaluate } from '#calculators/evaluate.ts';
import { slowTools } from '#calculators/slow-tools.ts';
import type { Answer, Question } from './evaluate-in-worker.ts';

let newest = 0;

self.addEventListener('message', async ({ data: { id, name, entered } }: MessageEvent<Question>) => {
  newest = id;
  await new Promise((resolve) => setTimeout(resolve)); // lets questions that came meanwhile overtake
  const tool = slowTools[name];
  if (id !== newest || !tool) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started a worker is the only receiver
  self.postMessage({ id, answer: evaluate(tool, entered) } satisfies Answer);
});
