/** How a kind of mail reads, with sample values in place of an order's or a person's own. */
import type { getMailKinds, getMailPreview } from '#contract/api/admin/mail.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { type LocaleKey, locales } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatCount, formatDay, formatMoney, formatUnitPrice } from '#server/kernel/format.ts';
import { shippedFile, shippedTexts } from '#server/kernel/shipped-words.ts';
import { type Say, words as sayWords } from '#server/kernel/words.ts';
import { notFound } from '#server/kernel/store-error.ts';
import { compose, type MailKind } from './post.ts';

/** A kind of mail is what has a subject. */
export const mailKinds: readonly string[] = Object.entries(shippedFile('en', 'mail')).flatMap(([kind, texts]) =>
  typeof texts === 'object' && 'subject' in texts ? [kind] : [],
);

const isKind = (kind: string): kind is MailKind => mailKinds.includes(kind);

export function listMailKinds(
  { settings, clock }: Pick<StoreDeps, 'settings' | 'clock'>,
  locale: LocaleKey,
): ResponseOf<typeof getMailKinds> {
  const { words, tag } = locales[locale];
  const say = sayWords(words, 'mail');
  const values = sampleValues(settings, tag, sayWords(words, 'search'), clock());
  return { list: mailKinds.map((kind) => ({ kind, subject: say(`${kind}.subject`, values) })) };
}

const head = ['subject', 'title', 'intro'];

export function previewMail(
  { settings, clock }: Pick<StoreDeps, 'settings' | 'clock'>,
  { kind, locale }: ParsedRequestOf<typeof getMailPreview>,
): ResponseOf<typeof getMailPreview> {
  if (!isKind(kind)) throw notFound();
  const { words, tag } = locales[locale];
  const own = shippedTexts(words, 'mail').filter(([path]) => path.startsWith(`${kind}.`));
  const values = sampleValues(settings, tag, sayWords(words, 'search'), clock());
  // Forms of one text for several numbers are one text.
  const parts = [...new Set(own.map(([path]) => path.slice(kind.length + 1).replace(/_(?:one|few|many|other)$/, '')))];
  const { subject, text } = compose(settings, {
    kind,
    to: 'reader@example.com',
    locale,
    values,
    blocks: ({ say }) =>
      parts.filter((part) => !head.includes(part)).map((part) => ({ kind: 'text', text: say(`${kind}.${part}`, values) })),
  });
  return { kind, locale, subject, text, keys: own.map(([path]) => `mail:${path}`) };
}

/** One for each placeholder that the words of mails have. */
function sampleValues({ baseCurrency }: StoreDeps['settings'], tag: string, say: Say, now: Date): Record<string, unknown> {
  const day = formatDay(now.toISOString(), tag);
  return {
    order_no: 'SO-0000-0000',
    inquiry_no: 'RQ-0000-0000',
    feedback_no: 'FB-0000-0000',
    return_no: 'RM-0000-0000',
    total: formatMoney(12_345, baseCurrency, tag),
    amount: formatMoney(10_000, baseCurrency, tag),
    rest: formatMoney(2345, baseCurrency, tag),
    due: day,
    until: day,
    reason: 'LM358DR × 100',
    at: day,
    name: 'A. Miller',
    date: day,
    source: 'stock.csv',
    failures: formatCount(3, tag),
    count: 3,
    mails: formatCount(3, tag),
    quantity: formatCount(100, tag),
    state: say('lifecycle.nrnd'),
    mpn: 'LM358DR',
    available: formatCount(2500, tag),
    threshold: formatUnitPrice(42_000, baseCurrency, tag),
    price: formatUnitPrice(41_850, baseCurrency, tag),
    subject: 'LM358DR',
  };
}
