import type { LocaleKey } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { leaveHeaders } from './leave-link.ts';
import { post } from './post.ts';

/** Asks the owner of an address to confirm; the same mail holds the way out, as every newsletter mail does. */
export async function postSubscribeMail(
  deps: StoreDeps,
  queries: Queries,
  to: string,
  locale: LocaleKey,
  tokens: { confirm: string; unsubscribe: string },
): Promise<void> {
  const home = siteUrl(deps.settings, locale);
  const leave = `${home}/?unsubscribe=${tokens.unsubscribe}`;
  await post(deps, queries, {
    kind: 'subscribe_confirm',
    to,
    locale,
    values: {},
    headers: leaveHeaders(home, tokens.unsubscribe),
    blocks: ({ say }) => [
      { kind: 'link', label: say('subscribe_confirm.confirm'), url: `${home}/?subscribe=${tokens.confirm}` },
      { kind: 'text', text: say('subscribe_confirm.ignore') },
      { kind: 'link', label: say('subscribe_confirm.unsubscribe'), url: leave },
    ],
  });
}
