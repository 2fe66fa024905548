/** `npm run -s shop -- review …`: comments, questions and links that wait to be shown. */
import { type ModerationItem, moderationStates } from '#contract/api/admin/moderation.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { type Acting, actingOnConsole } from '#server/caller/acting.ts';
import { ConsoleProblem, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { findModeration, moderate } from './moderation.ts';

export const reviewHelp = `shows comments, questions and links to everybody, or keeps them back:
             review list                      those that wait; --status published --page 2
             review publish ID                review reject ID                review reply ID "…"`;

const text = { type: 'string' } as const;

/** Runs the words after "review". */
export function runReview(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, { status: text, page: text });
    const [action = 'list', given = '', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'list') return list(acting, values);
    if (action !== 'publish' && action !== 'reject' && action !== 'reply') {
      throw new ConsoleProblem(`"review ${action}" is no command: list, publish, reject or reply.`);
    }
    // The list names each by its kind, so that no two share a name.
    const [, kind, id] = /^(comment|question|link)\/(.+)$/.exec(wordAt([given], 0, 'The name, such as comment/7f3a')) ?? [];
    if ((kind !== 'comment' && kind !== 'question' && kind !== 'link') || id === undefined)
      throw new ConsoleProblem(`"${given}" is no name such as comment/7f3a.`);
    const item = await moderate(
      acting,
      action === 'reply' ? { ...answerTo(kind, id), text: wordAt([rest.join(' ')], 0, 'The answer') } : { kind, id, action },
    );
    console.log(`${item.kind}/${item.id} is ${action === 'reply' ? 'answered' : item.status}.`);
  });
}

function answerTo(kind: ModerationItem['kind'], id: string) {
  if (kind === 'link') throw new ConsoleProblem('A link is published or rejected; there is nothing to answer.');
  return { kind, id, action: 'reply' as const };
}

async function list(acting: Acting, { status, page }: { status?: string; page?: string }): Promise<void> {
  const state = moderationStates.find((one) => one === status);
  if (status !== undefined && !state) throw new ConsoleProblem(`There is no state "${status}": ${moderationStates.join(', ')}.`);
  const found = await findModeration({ status: state, page: page === undefined ? undefined : readCount(page, 'page', 1) }, acting);
  for (const item of found.list) {
    const stars = item.rating === null ? '' : `${item.rating} of 5 stars`;
    const head = [
      `${item.kind}/${item.id}`,
      item.created_at.slice(0, 10),
      item.mpn,
      item.link?.title,
      item.link?.url,
      item.author,
      stars,
      item.locale,
    ];
    console.log(`${head.filter(Boolean).join('  ')}\n  ${item.text.replaceAll('\n', '\n  ')}`);
    for (const url of item.images) console.log(`  picture: ${new URL(url, siteUrl(acting.deps.settings, 'en')).href}`);
  }
  console.log(found.total === 0 ? 'Nothing is there.' : `${found.total} entries, page ${found.current_page} of ${found.last_page}`);
}
