/** `npm run -s shop -- webhook …`: addresses that are told what happens in the shop. */
import {
  getWebhookLog,
  replayWebhook,
  saveWebhook as saveCall,
  testWebhook as testCall,
  webhookKinds,
} from '#contract/api/admin/webhook.ts';
import { actingOnConsole } from '#server/caller/acting.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { asTable, ConsoleProblem, parsed, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { listWebhooks, readWebhookLog, removeWebhook, replayEvent, saveWebhook, testWebhook } from './webhooks.ts';

export const webhookHelp = `tells programs what happens in the shop, signed as Standard Webhooks:
             webhook list
             webhook add https://… --kind orders --kind stock    shows the secret once
               kinds: ${webhookKinds.join(', ')}, or all
             webhook test ID                  webhook log ID --page 2
             webhook replay EVENT
             webhook remove ID`;

const options = { kind: { type: 'string', multiple: true }, page: { type: 'string' } } as const;

/** Runs the words after "webhook". */
export function runWebhook(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action = 'list', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'add') {
      const kinds = values.kind?.includes('all') ? [...webhookKinds] : (values.kind ?? []);
      const { webhook, secret } = await saveWebhook(acting, parsed(saveCall, { url: wordAt(rest, 0, 'The address'), kinds }));
      console.log(`${secret}\nThis is the only time that the secret of ${webhook.url} is shown.`);
    } else if (action === 'remove') await removeWebhook(acting, wordAt(rest, 0, 'The id of the webhook'));
    else if (action === 'test') {
      const { id } = await testWebhook(acting, parsed(testCall, { id: wordAt(rest, 0, 'The id of the webhook') }).id);
      console.log(`${id} is on its way; its log says what came of it.`);
    } else if (action === 'replay')
      await replayEvent(acting, parsed(replayWebhook, { event: wordAt(rest, 0, 'The id of the event') }).event);
    else if (action === 'log') return tellLog(deps, wordAt(rest, 0, 'The id of the webhook'), values.page);
    else if (action !== 'list') throw new ConsoleProblem(`"webhook ${action}" is no command: list, add, test, log, replay or remove.`);
    await tellWebhooks(deps);
  });
}

async function tellWebhooks({ db }: StoreDeps): Promise<void> {
  const { list } = await listWebhooks(db);
  const rows = list.map(({ id, url, kinds, stopped_at: stopped, waiting, failed }) => [
    id,
    url,
    kinds.join(' '),
    stopped ? `stopped ${stopped.slice(0, 10)}` : `${waiting} waiting`,
    `${failed} given up`,
  ]);
  for (const line of asTable(rows)) console.log(line);
  if (list.length === 0) console.log('No webhook is set.');
}

async function tellLog({ db }: StoreDeps, id: string, page: string | undefined): Promise<void> {
  const { list, current_page, last_page } = await readWebhookLog(db, parsed(getWebhookLog, { id, page }));
  const rows = list.map(({ id: event, at, type, status, tries, answer }) => [
    event,
    at.slice(0, 19),
    type,
    status,
    `${tries} tries`,
    answer ?? '',
  ]);
  for (const line of asTable(rows)) console.log(line);
  console.log(`page ${current_page} of ${last_page}`);
}
