/** Mails about an account (`docs/api.md` 7.12). They hold nothing that a stranger may have typed: he could write to anybody with it. */
import { isLocaleKey } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { RouteName } from '#contract/routes/table.ts';
import type { StoreDeps } from '#server/call.ts';
import type { Queries } from '#server/db/client.ts';
import { type MailKind, post } from './post.ts';

type AccountMail = Extract<MailKind, `account_${string}`>;
type AccountPage = Extract<RouteName, 'user-activation' | 'user-changePwd' | 'user-findPassword' | 'user-login'>;

const pages: Record<AccountMail, AccountPage> = {
  account_activation: 'user-activation',
  account_known: 'user-login',
  account_reset: 'user-changePwd',
  account_password: 'user-findPassword',
};

/** Writes to the owner of an account, in the account's language; the link carries the token where the kind has one. */
export async function postAccountMail(
  deps: StoreDeps,
  queries: Queries,
  kind: AccountMail,
  { email, locale }: { email: string; locale: string },
  token: string | null = null,
): Promise<void> {
  const query = token === null ? '' : `?${new URLSearchParams({ token }).toString()}`;
  await post(deps, queries, {
    kind,
    to: email,
    locale: isLocaleKey(locale) ? locale : 'en',
    values: {},
    blocks: ({ say, url }) => [
      { kind: 'link', label: say(`${kind}.open`), url: `${url}${buildPath(pages[kind])}${query}` },
      { kind: 'text', text: say(`${kind}.ignore`) },
    ],
  });
}
