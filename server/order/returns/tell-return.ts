/** Mails about a return: to the buyer in the language of the order, to the shop in English (`docs/api.md` 6.6). */
import { type Locale, locales } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { keyForMail } from '#server/caller/access-key.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { formatCount, formatMoment } from '#server/kernel/format.ts';
import { serverText } from '#server/kernel/words.ts';
import { type MailKind, post, type Writer } from '#server/mail/post.ts';
import type { Block } from '#server/mail/render.ts';
import { readerOf, readOrderRows } from '#server/order/show-order.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import type { WholeReturn } from './read-returns.ts';

export type ReturnMail = Extract<MailKind, `return_${string}`>;

const toShop: ReadonlySet<ReturnMail> = new Set(['return_new', 'return_new_withdrawal']);

/** Puts a mail about a return as it is now into the outbox; a guest's carries a key of its own. */
export async function tellReturn(deps: StoreDeps, queries: Queries, kind: ReturnMail, order: OrderRow, about: WholeReturn): Promise<void> {
  const { lines } = await readOrderRows(queries, order);
  const isToShop = toShop.has(kind);
  const { locale } = isToShop ? { locale: locales.en } : readerOf(deps, order, deps.clock());
  const letter = { order, about, lines, locale };
  if (isToShop) return send(deps, queries, kind, letter, { to: deps.settings.site.email, key: null, hasLink: false });
  const key = await keyForMail(queries, { orderNo: order.orderNo }, order.accountId, deps.clock());
  await send(deps, queries, kind, letter, { to: order.email, key, hasLink: true });
  const other = about.statement?.email ?? order.email;
  // Whoever withdraws gets the acknowledgement where they want it; the order's link goes to the order's own address alone.
  if (kind === 'return_withdrawn' && other.toLowerCase() !== order.email.toLowerCase()) {
    await send(deps, queries, kind, letter, { to: other, key: null, hasLink: false });
  }
}

interface Letter {
  order: OrderRow;
  about: WholeReturn;
  lines: readonly OrderLineRow[];
  locale: Locale;
}

interface Receiver {
  to: string;
  /** Opens a guest's order. */
  key: string | null;
  hasLink: boolean;
}

async function send(deps: StoreDeps, queries: Queries, kind: ReturnMail, letter: Letter, { to, key, hasLink }: Receiver): Promise<void> {
  const { order, about, locale } = letter;
  if (to === '') return;
  await post(deps, queries, {
    kind,
    to,
    locale: locale.key,
    values: {
      order_no: order.orderNo,
      return_no: about.returnNo,
      name: about.statement?.name ?? '',
      at: formatMoment(about.createdAt.toISOString(), locale.tag),
    },
    ...(toShop.has(kind) ? { headers: { 'Reply-To': order.email } } : {}),
    blocks: (writer) => [...(hasLink ? [linkTo(order, key, writer)] : []), ...blocksOf(kind, letter, writer)],
  });
}

function linkTo({ orderNo }: OrderRow, key: string | null, { say, url }: Writer): Block {
  const query = new URLSearchParams({ order_no: orderNo }).toString();
  return {
    kind: 'link',
    label: say('order.open'),
    url: `${url}${buildPath('order-orderDetail')}?${query}${key === null ? '' : `#${key}`}`,
  };
}

function blocksOf(kind: ReturnMail, { order, about, lines, locale }: Letter, { say, tag }: Writer): Block[] {
  const { statement, reason } = about;
  const facts: [string, string | null][] = [
    [say('order.number'), order.orderNo],
    [say('return.number'), about.returnNo],
    [say('return.name'), statement?.name ?? null],
    [say('return.email'), statement?.email ?? null],
    [say('return.declared'), statement && formatMoment(about.createdAt.toISOString(), tag)],
    [say('return.reason'), reason && serverText(locale, `returns:reason.${reason}`)],
  ];
  const pieces = new Map(about.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const rows = lines.flatMap(({ id, sold }) => {
    const quantity = pieces.get(id);
    return quantity === undefined ? [] : [[`${sold.mpn} (${sold.manufacturer})`, formatCount(quantity, tag)]];
  });
  const goesBack = kind === 'return_accepted' || kind === 'return_withdrawn';
  return [
    ...said(say('return.answer'), kind === 'return_requested' || toShop.has(kind) ? null : about.answer),
    { kind: 'facts', rows: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])) },
    { kind: 'table', head: [say('order.part'), say('order.quantity')], rows },
    ...said(say('return.send_to'), goesBack ? about.returnTo : null),
    ...said(say(toShop.has(kind) ? 'return.note_of' : 'return.note'), about.note),
  ];
}

function said(label: string, text: string | null): Block[] {
  if (!text) return [];
  return [
    { kind: 'heading', text: label },
    { kind: 'lines', lines: text.split('\n') },
  ];
}
