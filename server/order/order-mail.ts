import { day } from '#contract/durations.ts';
import type { Order } from '#contract/api/order.ts';
import { isLocaleKey } from '#contract/locale.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type TotalsRow, totalsRows } from '#contract/totals-rows.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { taxName } from '#server/cart/name-taxes.ts';
import type { Queries } from '#server/db/client.ts';
import { envelopeLines } from '#server/rules/address/envelope-lines.ts';
import { shippingName } from './show-shipping.ts';
import { locales } from '#contract/locale.ts';
import { missingMoney } from '#server/rules/operator-steps.ts';
import { payAgainUntil } from '#server/rules/order-state.ts';
import { formatCount, formatDay, formatMoney, formatRate } from '#server/kernel/format.ts';
import { linkBlocks } from '#server/mail/link-blocks.ts';
import { type MailKind, post, type Writer } from '#server/mail/post.ts';
import type { Block } from '#server/mail/render.ts';

export type OrderMail = Extract<MailKind, `order_${string}`>;

const placing: ReadonlySet<OrderMail> = new Set<OrderMail>(['order_placed', 'order_reserved', 'order_accepted', 'order_confirmed']);

/** Tells the buyer about an order, in the order's language. A guest's link carries the access key where it is at hand. */
export async function postOrderMail(
  deps: StoreDeps,
  queries: Queries,
  kind: OrderMail,
  order: Order,
  accessKey: string | null,
  more: Record<string, string> = {},
  text?: string,
): Promise<void> {
  const locale = isLocaleKey(order.locale) ? order.locale : 'en';
  const { tag } = locales[locale];
  const due = order.payment.bank?.due_at;
  const money = (minor: number) => formatMoney(minor, order.totals.currency, tag);
  const values = {
    order_no: order.order_no,
    total: money(order.totals.total),
    rest: money(missingMoney({ ...order.payment, status: order.status, total: order.totals.total })),
    due: due === undefined ? '' : formatDay(due, tag),
    ...more,
  };
  await post(deps, queries, {
    kind,
    to: order.email,
    locale,
    values,
    blocks: (writer) => [...saidBlocks(text), ...againBlocks(kind, order, deps, writer), ...blocksOf(kind, order, accessKey, writer)],
  });
}

/** The shop's own words, as they were typed. */
function saidBlocks(text: string | undefined): Block[] {
  return text === undefined ? [] : [{ kind: 'lines', lines: text.split('\n') }];
}

/** How long an expired order can still be paid. */
function againBlocks(kind: OrderMail, { created_at, expires_at }: Order, { settings, clock }: StoreDeps, { say }: Writer): Block[] {
  if (kind !== 'order_expired' || expires_at === null) return [];
  const until = payAgainUntil({ createdAt: new Date(created_at), expiresAt: new Date(expires_at) }, settings.trade);
  const count = Math.round((until.getTime() - clock().getTime()) / day);
  return count > 0 ? [{ kind: 'text', text: say('order_expired.again', { count }) }] : [];
}

function blocksOf(kind: OrderMail, order: Order, accessKey: string | null, writer: Writer): Block[] {
  const { say, url, tag } = writer;
  const query = new URLSearchParams({ order_no: order.order_no });
  const link = `${url}${buildPath('order-orderDetail')}?${query.toString()}${accessKey === null ? '' : `#${accessKey}`}`;
  const open: Block = { kind: 'link', label: say('order.open'), url: link };
  if (kind === 'order_message') return [open];
  if (kind === 'order_link') return [open, ...linkBlocks('order_link', accessKey, say)];
  return [
    open,
    ...bankBlocks(order, writer),
    ...(kind === 'order_shipped' ? parcelBlocks(order, writer) : []),
    { kind: 'heading', text: `${say('order.number')} ${order.order_no}` },
    {
      kind: 'table',
      head: [say('order.part'), say('order.quantity'), say('order.amount')],
      rows: order.lines.map(({ mpn, manufacturer, quantity, line_total }) => [
        `${mpn} (${manufacturer})`,
        formatCount(quantity, tag),
        formatMoney(line_total, order.totals.currency, tag),
      ]),
    },
    { kind: 'facts', rows: totalRows(order, writer) },
    { kind: 'heading', text: say('order.ship_to') },
    { kind: 'lines', lines: envelopeLines(order.shipping_address, tag) },
    { kind: 'heading', text: say('order.bill_to') },
    { kind: 'lines', lines: envelopeLines(order.billing_address, tag) },
    ...agreedBlocks(kind, order, writer),
  ];
}

/** Which versions of the legal texts the order agreed to; told once, when it is placed. */
function agreedBlocks(kind: OrderMail, { agreed = [] }: Order, { say, tag }: Writer): Block[] {
  if (agreed.length === 0 || !placing.has(kind)) return [];
  const lines = agreed.map(({ title, version, as_of: asOf }) => say('order.agreed_text', { title, version, day: formatDay(asOf, tag) }));
  return [
    { kind: 'heading', text: say('order.agreed') },
    { kind: 'lines', lines },
  ];
}

/** The newest parcel: who brings it, how to follow it, what is in it. */
function parcelBlocks({ lines, shipments }: Order, { say, tag }: Writer): Block[] {
  const parcel = shipments.at(-1);
  if (!parcel) return [];
  const facts: [string, string][] = [[say('parcel.carrier'), parcel.carrier]];
  if (parcel.tracking_no !== null) facts.push([say('parcel.tracking'), parcel.tracking_no]);
  const named = new Map(lines.map(({ line_id, mpn, manufacturer }) => [line_id, `${mpn} (${manufacturer})`]));
  return [
    { kind: 'heading', text: say('parcel.title') },
    { kind: 'facts', rows: facts },
    ...(parcel.tracking_url === null ? [] : [{ kind: 'link' as const, label: say('parcel.follow'), url: parcel.tracking_url }]),
    {
      kind: 'table',
      head: [say('order.part'), say('order.quantity')],
      rows: parcel.lines.map(({ line_id, quantity }) => [named.get(line_id) ?? '', formatCount(quantity, tag)]),
    },
  ];
}

function bankBlocks({ payment: { bank } }: Order, { say, tag }: Writer): Block[] {
  if (!bank) return [];
  const rows: [string, string | null][] = [
    [say('bank.beneficiary'), bank.beneficiary],
    [say('bank.bank'), bank.bank],
    [say('bank.iban'), bank.iban],
    [say('bank.account'), bank.account],
    [say('bank.swift'), bank.swift],
    [say('bank.address'), bank.address],
    [say('bank.reference'), bank.reference],
    [say('bank.due'), formatDay(bank.due_at, tag)],
  ];
  const known = rows.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
  return [
    { kind: 'heading', text: say('bank.title') },
    { kind: 'facts', rows: known },
  ];
}

function totalRows(order: Order, { say, tag }: Writer): [string, string][] {
  const { totals, shipping } = order;
  const locale = locales[isLocaleKey(order.locale) ? order.locale : 'en'];
  const nameOf = (row: TotalsRow) => {
    if (row.kind === 'shipping') return say('order.shipping', { name: shippingName(locale, shipping.code) });
    if (row.kind !== 'tax') return say(`order.${row.kind}`);
    const { tax } = row;
    const name = taxName(locale, tax);
    return say(tax.reverse_charge ? 'order.reverse_charge' : 'order.tax', { name, rate: formatRate(tax.rate_bp, tag) });
  };
  const shown = totalsRows(totals).filter(({ kind }) => kind !== 'net');
  const poNumber: [string, string][] = order.po_number ? [[say('order.po_number'), order.po_number]] : [];
  const due: [string, string][] = order.payment.due_at ? [[say('bank.due'), formatDay(order.payment.due_at, tag)]] : [];
  return [...shown.map((row): [string, string] => [nameOf(row), formatMoney(row.amount, totals.currency, tag)]), ...due, ...poNumber];
}
