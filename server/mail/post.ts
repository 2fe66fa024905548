import { type LocaleKey, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { outbox } from '#server/db/schema.ts';
import { siteUrl } from '#server/kernel/site-url.ts';
import { type Say, words } from '#server/kernel/words.ts';
import { type Block, type RenderedMail, renderMail } from './render.ts';

export type MailKind =
  | 'order_placed'
  | 'order_confirmed'
  | 'order_reserved'
  | 'order_accepted'
  | 'order_paid'
  | 'order_partly_paid'
  | 'order_paid_late'
  | 'order_refunded'
  | 'order_cancelled'
  | 'order_expired'
  | 'order_shipped'
  | 'order_message'
  | 'order_link'
  | 'approval_asked'
  | 'approval_approved'
  | 'approval_refused'
  | 'approval_expired'
  | 'account_activation'
  | 'account_known'
  | 'account_reset'
  | 'account_password'
  | 'account_again'
  | 'account_email_new'
  | 'account_email_asked'
  | 'account_email_changed'
  | 'account_email_known'
  | 'account_closing'
  | 'account_kept'
  | 'acted_for'
  | 'subscribe_confirm'
  | 'quote_received'
  | 'quote_new'
  | 'quote_sent'
  | 'quote_rejected'
  | 'quote_ending'
  | 'quote_message'
  | 'quote_question'
  | 'quote_link'
  | 'return_requested'
  | 'return_withdrawn'
  | 'return_accepted'
  | 'return_declined'
  | 'return_received'
  | 'return_closed'
  | 'return_new'
  | 'return_new_withdrawal'
  | 'feedback_received'
  | 'feedback_shop'
  | 'feedback_reply'
  | 'stock_alert'
  | 'price_alert'
  | 'price_below'
  | 'lifecycle_alert'
  | 'last_buy_alert'
  | 'mail_trouble'
  | 'source_trouble'
  | 'mail_test';

/** In whose language a mail is written, and where its links lead. */
export interface Writer {
  say: Say;
  tag: string;
  url: string;
}

export interface Letter {
  kind: MailKind;
  to: string;
  /** Whose account it is about. */
  accountId?: string;
  locale: LocaleKey;
  /** Values of subject, title and introduction. */
  values: Record<string, unknown>;
  blocks: (writer: Writer) => Block[];
  headers?: Record<string, string>;
}

/** Writes a letter in its language. */
export function compose(settings: StoreDeps['settings'], letter: Letter): RenderedMail {
  const locale = locales[letter.locale];
  const say = words(locale.words, 'mail');
  const url = siteUrl(settings, letter.locale);
  const tag = locale.tag;
  const own = (part: string) => say(`${letter.kind}.${part}`, letter.values);
  return renderMail({
    language: tag,
    subject: own('subject'),
    title: own('title'),
    blocks: [{ kind: 'text', text: own('intro') }, ...letter.blocks({ say, tag, url })],
    footer: say('footer', { site: settings.siteName, url }),
  });
}

/** Puts a mail into the outbox, in the transaction that causes it; it leaves after the commit. */
export async function post({ settings, clock }: Pick<StoreDeps, 'settings' | 'clock'>, queries: Queries, letter: Letter): Promise<void> {
  // What an erasure left in place of an address is none.
  if (!letter.to.includes('@')) return;
  const now = clock();
  await queries.insert(outbox).values({
    kind: letter.kind,
    recipient: letter.to,
    accountId: letter.accountId ?? null,
    locale: letter.locale,
    ...compose(settings, letter),
    headers: letter.headers ?? {},
    createdAt: now,
    nextTryAt: now,
  });
}
