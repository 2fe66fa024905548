/** Mails about an account (`docs/api.md` 7.12). They hold nothing that a stranger may have typed: they could write to anybody with it. */
import { isLocaleKey, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { RouteName } from '#contract/routes/table.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { formatDay } from '#server/kernel/format.ts';
import { type MailKind, post } from './post.ts';

type AccountMail = Extract<MailKind, `account_${string}`>;
type AccountPage = Extract<
  RouteName,
  'user-activation' | 'user-changePwd' | 'user-findPassword' | 'user-login' | 'user-userCenter' | 'about-contactUs'
>;

const pages: Record<AccountMail, AccountPage> = {
  account_activation: 'user-activation',
  account_known: 'user-login',
  account_reset: 'user-changePwd',
  account_password: 'user-findPassword',
  account_again: 'user-changePwd',
  account_email_new: 'user-activation',
  account_email_asked: 'user-findPassword',
  account_email_changed: 'about-contactUs',
  account_email_known: 'user-login',
  account_closing: 'user-login',
  account_kept: 'user-userCenter',
};

/** Values of a mail beside its token. */
interface Extra {
  token?: string | undefined;
  /** Goes into the link beside the token. */
  query?: Record<string, string>;
  /** Moment that the mail names. */
  at?: Date;
}

/** Writes to the owner of an account, in the account's language; the link carries the token where the kind has one. */
export async function postAccountMail(
  deps: StoreDeps,
  queries: Queries,
  kind: AccountMail,
  { id, email, locale }: { id: string; email: string; locale: string },
  { token, query = {}, at }: Extra = {},
): Promise<void> {
  const search = token === undefined ? '' : `?${new URLSearchParams({ ...query, token }).toString()}`;
  const key = isLocaleKey(locale) ? locale : 'en';
  await post(deps, queries, {
    kind,
    to: email,
    accountId: id,
    locale: key,
    values: at === undefined ? {} : { date: formatDay(at.toISOString(), locales[key].tag) },
    blocks: ({ say, url }) => [
      { kind: 'link', label: say(`${kind}.open`), url: `${url}${buildPath(pages[kind])}${search}` },
      { kind: 'text', text: say(`${kind}.ignore`) },
    ],
  });
}
