/** `npm run -s shop -- feedback …`: messages to the shop. */
import { feedbackStates } from '#contract/api/feedback.ts';
import { personName } from '#contract/person-name.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { actingOnConsole } from '#server/operator/acting.ts';
import { ConsoleProblem, asTable, readCount, readWords, tellProblems, wordAt } from '#server/operator/console.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { answerFeedback } from './answer-feedback.ts';
import { allFeedback } from './read-feedback.ts';

export const feedbackHelp = `lists messages to the shop and answers them by mail:
             feedback list                    --status open --page 2
             feedback show NUMBER             feedback reply NUMBER "…"       feedback close NUMBER`;

/** Runs the words after "feedback". */
export function runFeedback(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { status: { type: 'string' }, page: { type: 'string' } });
    const [action = 'list', number, ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'list') return list(deps, values);
    const feedback_no = wordAt([number ?? ''], 0, 'The number').toUpperCase();
    if (action === 'reply') {
      const reply = wordAt([rest.join(' ')], 0, 'The answer');
      await answerFeedback(acting, { feedback_no, action, text: reply });
      return console.log(`The answer to ${feedback_no} is on its way.`);
    }
    if (action === 'close') {
      await answerFeedback(acting, { feedback_no, action });
      return console.log(`${feedback_no} is closed.`);
    }
    if (action === 'show') return show(deps, feedback_no);
    throw new ConsoleProblem(`"feedback ${action}" is no command: list, show, reply or close.`);
  });
}

async function list(deps: StoreDeps, { status, page }: { status?: string; page?: string }): Promise<void> {
  const state = feedbackStates.find((one) => one === status);
  if (status !== undefined && !state) throw new ConsoleProblem(`There is no state "${status}": ${feedbackStates.join(', ')}.`);
  const query = { status: state, page: page === undefined ? undefined : readCount(page, 'page', 1) };
  const found = await allFeedback(query, { deps, now: deps.clock() });
  const rows = found.list.map((one) => [one.feedback_no, one.status, one.created_at.slice(0, 10), one.type, one.email, one.subject]);
  for (const line of asTable(rows)) console.log(line);
  console.log(
    found.total === 0 ? 'There are no such messages.' : `${found.total} messages, page ${found.current_page} of ${found.last_page}`,
  );
}

async function show(deps: StoreDeps, feedbackNo: string): Promise<void> {
  const [one] = (await allFeedback({ feedback_no: feedbackNo }, { deps, now: deps.clock() })).list;
  if (!one) throw notFound();
  const from = [personName(one), one.company, one.email, one.phone, one.order_no].filter(Boolean).join(', ');
  console.log(`${one.feedback_no}  ${one.status}  ${one.type}  ${one.locale}\n${from}\n\n${one.subject}\n\n${one.content}`);
  for (const { name, size } of one.files) console.log(`file: ${name} (${size} bytes)`);
  if (one.reply) console.log(`\n${one.reply.at.slice(0, 16)}: ${one.reply.text}`);
}
