/** Worker that computes slow calculators and their plots; a question that a newer one for the same job overtakes is passed over. */
import { evaluate } from '#calculators/evaluate.ts';
import { slowPlots } from '#calculators/slow-plots.ts';
import { slowTools } from '#calculators/slow-tools.ts';
import type { Answer, Question } from './ask-worker.ts';

const newest: Partial<Record<Question['job'], number>> = {};

function answerOf(question: Question): Answer | null {
  const { id, job, name } = question;
  const tool = slowTools[name];
  const plots = slowPlots[name];
  if (job === 'evaluate' || job === 'point') return tool ? { id, job, answer: evaluate(tool, question.given) } : null;
  return plots ? { id, job, answer: plots.plots(question.given.given, question.given.out) } : null;
}

self.addEventListener('message', async ({ data: question }: MessageEvent<Question>) => {
  newest[question.job] = question.id;
  await new Promise((resolve) => setTimeout(resolve)); // lets questions that came meanwhile overtake
  const answer = newest[question.job] === question.id ? answerOf(question) : null;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started a worker is the only receiver
  if (answer) self.postMessage(answer);
});
