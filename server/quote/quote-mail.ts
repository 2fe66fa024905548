/** Mails about an inquiry (`docs/api.md` 7.12), in the language it was written in; those to the shop are in English. */
import { type CurrencyCode, isLocaleKey, locales } from '#contract/locale.ts';
import { lineAmount } from '#contract/money.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { personName } from '#contract/person-name.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import type { InquiryRow } from './find-inquiry.ts';
import type { LineRow, PriceRow } from './read-inquiry.ts';
import { formatCount, formatDay, formatMoney, formatUnitPrice } from '#server/kernel/format.ts';
import { linkBlocks } from '#server/mail/link-blocks.ts';
import { type MailKind, post, type Writer } from '#server/mail/post.ts';
import type { Block } from '#server/mail/render.ts';

export type QuoteMail = Extract<MailKind, `quote_${string}`>;
type ToShop = Extract<QuoteMail, 'quote_new' | 'quote_question'>;
type ToCustomer = Exclude<QuoteMail, ToShop>;

/** What a mail says about an inquiry. */
export interface QuoteLetter {
  row: InquiryRow;
  lines: readonly LineRow[];
  prices: readonly PriceRow[];
  /** Part numbers of the quoted packagings. */
  mpns: ReadonlyMap<number, string>;
}

function said(label: string, text: string | null): Block[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: label },
    { kind: 'lines', lines: text.split('\n') },
  ];
}

/** Parts that a price is asked for. */
function askedTable({ lines }: Pick<QuoteLetter, 'lines'>, { say, tag }: Writer): Block {
  return {
    kind: 'table',
    head: [say('quote.part'), say('quote.quantity'), say('quote.target')],
    rows: lines.map(({ mpn, manufacturer, quantity, targetMicros, currency }) => [
      manufacturer === null ? mpn : `${mpn} (${manufacturer})`,
      formatCount(quantity, tag),
      targetMicros === null ? '' : formatUnitPrice(targetMicros, currency, tag),
    ]),
  };
}

/** Parts that the shop does not offer, with the reason where it gave one. */
function refusedTable({ lines }: QuoteLetter, { say, tag }: Writer): Block {
  return {
    kind: 'table',
    head: [say('quote.part'), say('quote.quantity'), say('quote.no_bid')],
    rows: lines.map(({ mpn, manufacturer, quantity, answerNote }) => [
      manufacturer === null ? mpn : `${mpn} (${manufacturer})`,
      formatCount(quantity, tag),
      answerNote ?? '',
    ]),
  };
}

/** The shop's prices; a line without one says so, and why. */
function priceTable({ row, lines, prices, mpns }: QuoteLetter, { say, tag }: Writer): Block {
  const currency = row.currency as CurrencyCode; // quotes are made in listed currencies only
  const byLine = Map.groupBy(prices, ({ lineId }) => lineId);
  const rows = lines.flatMap(({ id, mpn, information, answerNote }) => {
    const quotes = byLine.get(id) ?? [];
    if (information.length > 0) {
      return information.map((price) => [
        `${[price.mpn, price.manufacturer].filter(Boolean).join(', ')} (${say('quote.information')})`,
        formatCount(price.quantity, tag),
        formatUnitPrice(price.unit_micros, currency, tag),
        formatMoney(lineAmount(price.unit_micros, price.quantity, currency), currency, tag),
        formatDay(price.valid_until, tag),
      ]);
    }
    if (quotes.length === 0) return [[mpn, '', [say('quote.no_bid'), answerNote].filter(Boolean).join(': '), '', '']];
    return quotes.map(({ offerId, quantity, unitMicros, validUntil }) => [
      mpns.get(offerId) ?? mpn,
      formatCount(quantity, tag),
      formatUnitPrice(unitMicros, currency, tag),
      formatMoney(lineAmount(unitMicros, quantity, currency), currency, tag),
      formatDay(validUntil.toISOString(), tag),
    ]);
  });
  return {
    kind: 'table',
    head: [say('quote.part'), say('quote.quantity'), say('quote.unit_price'), say('quote.amount'), say('quote.valid_until')],
    rows,
  };
}

/** Writes to the customer; a guest's link carries the key. `text` is what the shop says to it. */
export async function postQuoteMail(
  deps: StoreDeps,
  queries: Queries,
  kind: ToCustomer,
  letter: QuoteLetter,
  { accessKey, text = null }: { accessKey: string | null; text?: string | null },
): Promise<void> {
  const { row } = letter;
  const locale = isLocaleKey(row.locale) ? row.locale : 'en';
  const { tag } = locales[locale];
  const query = new URLSearchParams({ inquiry_no: row.inquiryNo }).toString();
  const path = `${buildPath('order-quoteDetail')}?${query}${accessKey === null ? '' : `#${accessKey}`}`;
  const hasPrices = kind === 'quote_sent' || kind === 'quote_ending';
  const tableOf = hasPrices ? priceTable : kind === 'quote_rejected' ? refusedTable : askedTable;
  await post(deps, queries, {
    kind,
    to: row.contact.email,
    locale,
    values: { inquiry_no: row.inquiryNo, due: row.validUntil ? formatDay(row.validUntil.toISOString(), tag) : '' },
    blocks: (writer) => [
      { kind: 'link', label: writer.say('quote.open'), url: `${writer.url}${path}` },
      ...(kind === 'quote_link'
        ? linkBlocks('quote_link', accessKey, writer.say)
        : [
            ...said(writer.say('quote.message'), text),
            { kind: 'heading' as const, text: `${writer.say('quote.number')} ${row.inquiryNo}` },
            tableOf(letter, writer),
          ]),
    ],
  });
}

/** Tells the shop, when it has said where it reads its mail. */
export async function postToShop(
  deps: StoreDeps,
  queries: Queries,
  kind: ToShop,
  row: InquiryRow,
  text: string | null,
  asked: Pick<QuoteLetter, 'lines'> | null = null,
): Promise<void> {
  const { email } = deps.settings.site;
  if (email === '') return;
  const { company, email: from, phone, country } = row.contact;
  await post(deps, queries, {
    kind,
    to: email,
    locale: 'en',
    values: { inquiry_no: row.inquiryNo },
    headers: { 'Reply-To': from },
    blocks: (writer) => [
      { kind: 'heading', text: `${writer.say('quote.number')} ${row.inquiryNo}` },
      { kind: 'lines', lines: [personName(row.contact), company, from, phone, country].flatMap((line) => line || []) },
      ...(asked ? [askedTable(asked, writer)] : []),
      ...said(writer.say('quote.message'), text),
    ],
  });
}
