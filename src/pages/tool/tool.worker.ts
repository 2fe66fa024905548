/**
 * Worker that computes slow calculators and their plots; a question that a newer one for the same job overtakes is passed over. Browsers that make
 * none run it on the page, which hands it a port.
 */
import { evaluate } from '#calculators/evaluate.ts';
import { slowPlots } from '#calculators/slow-plots.ts';
import { slowTools } from '#calculators/slow-tools.ts';
import type { Answer, Question } from './ask-worker.ts';
import { portEvent } from './worker-port.ts';

const newest: Partial<Record<Question['job'], number>> = {};

function answerOf(question: Question): Answer | null {
  const { id, job, name } = question;
  const tool = slowTools[name];
  const plots = slowPlots[name];
  if (job === 'evaluate' || job === 'point') return tool ? { id, job, answer: evaluate(tool, question.given) } : null;
  return plots ? { id, job, answer: plots.plots(question.given.given, question.given.out) } : null;
}

async function answerTo(question: Question, send: (answer: Answer) => void): Promise<void> {
  newest[question.job] = question.id;
  await new Promise((resolve) => setTimeout(resolve)); // lets questions that came meanwhile overtake
  const answer = newest[question.job] === question.id ? answerOf(question) : null;
  if (answer) send(answer);
}

if ('document' in globalThis) {
  self.addEventListener(portEvent, (event) => {
    const port = (event as CustomEvent<MessagePort>).detail; // ask-worker.ts sends it
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one receiver
    port.addEventListener('message', ({ data }: MessageEvent<Question>) => void answerTo(data, (answer) => port.postMessage(answer)));
    port.start();
  });
} else {
  self.addEventListener(
    'message',
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the page that started a worker is the only receiver
    ({ data }: MessageEvent<Question>) => void answerTo(data, (answer) => self.postMessage(answer)),
  );
}
