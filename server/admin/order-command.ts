/** `npm run -s shop -- order …`: the orders of the shop, and what is done with them. */
import { writeFile } from 'node:fs/promises';
import type { AdminOrder } from '#contract/api/admin/order.ts';
import { getAdminOrders, orderTransition, confirmPayment as confirmEndpoint } from '#contract/api/admin/order.ts';
import { getShippingLabels } from '#contract/api/document.ts';
import { orderStatuses } from '#contract/api/order.ts';
import { personName } from '#contract/person-name.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { drawPackingList } from './packing-list.ts';
import { formatMoney } from '#server/kernel/format.ts';
import { readRequest } from '#server/http/read-request.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { type Acting, actingOnConsole } from '#server/caller/acting.ts';
import { changeOrder } from './change-order.ts';
import { confirmPayment } from './confirm-payment.ts';
import { writeShippingLabels } from './shipping-labels.ts';
import { writeToBuyer } from './write-to-buyer.ts';
import { ConsoleProblem, asTable, parsed, readCount, readWords, tellProblems, wordAt } from '#server/kernel/console.ts';
import { findOrdersOfShop } from './find-orders.ts';
import { findAnyOrder, showAdminOrder } from './show-admin-order.ts';

export const orderHelp = `lists orders and works on them:
             order list                       the newest; --status pending --find WORD --page 2
               --country DE --days 7 --unpaid, --overdue on account
             order show NUMBER
             order confirm-payment NUMBER AMOUNT --reference "…" --date 2026-11-20
               --again for another transfer with the same amount and reference
             order process NUMBER             picking has begun
             order packing-list NUMBER        a PDF of what is still to be sent, or of a parcel:
               order packing-list NUMBER PARCEL --to FILE    FILE.csv is a table
             order labels NUMBER --to FILE    its address for a label program; without NUMBER of all that are to be sent
               order labels NUMBER PARCEL --to FILE.pdf      labels to be printed; --parcels 3 --size a6|100x150
             order message NUMBER "…"         writes to the buyer by mail
             order ship NUMBER --carrier DHL --tracking 0034…   all that is left, or some lines:
               --line 1=50 --line 2=100 --lot 1=A7 --date-code 1=2631
             order deliver NUMBER PARCEL --date 2026-11-24
             order give-up NUMBER --refund 12.50   of a partly sent order: what is left is not sent
             order cancel NUMBER              everything paid goes back
             order refund NUMBER AMOUNT       --note "…" goes with every step`;

const text = { type: 'string' } as const;
const texts = { type: 'string', multiple: true } as const;
const options = {
  status: text,
  find: text,
  country: text,
  days: text,
  unpaid: { type: 'boolean' },
  overdue: { type: 'boolean' },
  page: text,
  reference: text,
  date: text,
  carrier: text,
  tracking: text,
  'tracking-url': text,
  line: texts,
  lot: texts,
  'date-code': texts,
  refund: text,
  note: text,
  again: { type: 'boolean' },
  parcels: text,
  size: text,
  to: text,
} as const;
type Values = ReturnType<typeof readWords<typeof options>>['values'];

/** Runs the words after "order". */
export function runOrder(deps: StoreDeps, words: string[]): Promise<void> {
  return tellProblems(async () => {
    const { values, positionals } = readWords(words, options);
    const [action = 'list', ...rest] = positionals;
    const acting = actingOnConsole(deps);
    if (action === 'list') return listOrders(acting, values);
    if (action === 'labels') return saveLabels(deps, rest, values);
    const number = wordAt(rest, 0, 'The order number').toUpperCase();
    if (action === 'packing-list') return savePackingList(deps, number, rest[1], values.to);
    const row = await findAnyOrder(deps.db, number);
    const current = await showAdminOrder(acting, deps.db, row);
    for (const line of describeOrder(await act(acting, action, current, rest.slice(1), values))) console.log(line);
  });
}

async function savePackingList(deps: StoreDeps, order_no: string, shipment_no: string | undefined, to: string | undefined): Promise<void> {
  const { bytes } = await drawPackingList(deps, { order_no, shipment_no, format: to?.endsWith('.csv') ? 'csv' : 'pdf' });
  const file = to ?? `packing-list-${shipment_no ?? order_no}.pdf`;
  await writeFile(file, bytes);
  console.log(`The packing list is in ${file}.`);
}

async function saveLabels(
  deps: StoreDeps,
  [number, parcel]: string[],
  { to = 'shipping-labels.csv', parcels, size }: Values,
): Promise<void> {
  const format = to.endsWith('.pdf') ? 'pdf' : 'csv';
  const asked = { order_no: number?.toUpperCase(), shipment_no: parcel, format, parcels, size };
  const { bytes } = await writeShippingLabels(deps, parsed(getShippingLabels, asked));
  await writeFile(to, bytes);
  console.log(`The addresses are in ${to}.`);
}

async function act(acting: Acting, action: string, order: AdminOrder, rest: string[], values: Values): Promise<AdminOrder> {
  const { note } = values;
  switch (action) {
    case 'show':
      return order;
    case 'message':
      return writeToBuyer(acting, { order_no: order.order_no, text: wordAt([rest.join(' ')], 0, 'The message') });
    case 'confirm-payment':
      return pay(acting, order, wordAt(rest, 0, 'The amount'), values);
    case 'process':
      return step(acting, order, { to: 'processing', note });
    case 'ship':
      return step(acting, order, { to: 'shipped', shipment: parcelOf(order, values), note });
    case 'deliver': {
      const parcel = rest[0] ?? order.shipments.findLast(({ delivered_at }) => delivered_at === null)?.shipment_no;
      return step(acting, order, { delivered: { shipment_no: parcel ?? '', delivered_on: values.date ?? dayOf(acting.now) }, note });
    }
    case 'give-up':
      return step(acting, order, { to: 'shipped', note, refund: values.refund === undefined ? undefined : { amount: values.refund } });
    case 'cancel':
      return step(acting, order, { to: 'cancelled', note });
    case 'refund':
      return step(acting, order, { refund: { amount: wordAt(rest, 0, 'The amount') }, note });
    default:
      throw new ConsoleProblem(
        `"order ${action}" is no command: list, show, confirm-payment, process, packing-list, labels, message, ship, deliver, give-up, cancel or refund.`,
      );
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

async function step(acting: Acting, { order_no, version }: AdminOrder, change: Record<string, unknown>): Promise<AdminOrder> {
  const request = readRequest(orderTransition.request, { order_no, version, ...change });
  return changeOrder(acting, request);
}

async function pay(acting: Acting, order: AdminOrder, amount: string, { reference, date, again }: Values): Promise<AdminOrder> {
  const { order_no, version, totals } = order;
  const asked = { order_no, version, amount, currency: totals.currency, paid_at: date ?? dayOf(acting.now), reference, again };
  const request = readRequest(confirmEndpoint.request, asked);
  return confirmPayment(acting, request).catch((error: unknown) => {
    const isBooked = error instanceof StoreError && error.options.fields?.['reference']?.some(({ code }) => code === 'not_unique');
    if (!isBooked) throw error;
    throw new ConsoleProblem(
      `The order has a payment of ${amount} ${totals.currency} with this reference already. If another one came in, add --again.`,
    );
  });
}

/** `2=100`: for the second line of the order. */
function readPairs(order: AdminOrder, given: readonly string[] = []): Map<string, string> {
  return new Map(
    given.map((pair) => {
      const [, place = '', value = ''] = /^(\d{1,3})=(.+)$/.exec(pair) ?? [];
      const line = order.lines[Number(place) - 1];
      if (!line) throw new ConsoleProblem(`"${pair}" names no line of the order; the second one is "2=…".`);
      return [line.line_id, value];
    }),
  );
}

function parcelOf(order: AdminOrder, values: Values) {
  const chosen = readPairs(order, values.line);
  const lots = readPairs(order, values.lot);
  const dateCodes = readPairs(order, values['date-code']);
  const lines = order.lines.flatMap(({ line_id, quantity, shipped }) => {
    const asked = chosen.get(line_id);
    const pieces = chosen.size === 0 ? quantity - shipped : asked === undefined ? 0 : readCount(asked, 'quantity', 1);
    return pieces > 0 ? [{ line_id, quantity: pieces, lot_code: lots.get(line_id), date_code: dateCodes.get(line_id) }] : [];
  });
  if (lines.length === 0) throw new ConsoleProblem('Nothing is left to send.');
  const carrier = wordAt([values.carrier ?? ''], 0, '--carrier');
  return { carrier, tracking_no: values.tracking, tracking_url: values['tracking-url'], shipped_on: values.date, lines };
}

async function listOrders({ deps }: Acting, { status, find, page, country, days, unpaid, overdue }: Values): Promise<void> {
  if (status !== undefined && !orderStatuses.some((one) => one === status)) {
    throw new ConsoleProblem(`There is no state "${status}": ${orderStatuses.join(', ')}.`);
  }
  const asked = {
    status,
    keyword: find,
    country,
    days,
    unpaid: overdue ? 'overdue' : unpaid ? '1' : undefined,
    page: page === undefined ? undefined : readCount(page, 'page', 1),
  };
  const request = readRequest(getAdminOrders.request, asked);
  const { list, total, current_page, last_page } = await findOrdersOfShop(deps.db, request, deps.clock());
  const rows = list.map((order) => [
    order.order_no,
    order.status,
    order.payment_status,
    formatMoney(order.total, order.currency, 'en'),
    `${order.line_count} lines`,
    order.country,
    order.customer,
    order.has_slip && order.status === 'pending' ? 'transfer announced' : '',
  ]);
  for (const line of asTable(rows)) console.log(line);
  console.log(total === 0 ? 'There are no such orders.' : `${total} orders, page ${current_page} of ${last_page}`);
}

/** An order on a screen of text. */
function describeOrder(order: AdminOrder): string[] {
  const money = (amount: number) => formatMoney(amount, order.totals.currency, 'en');
  const { company, country } = order.shipping_address;
  return [
    `${order.order_no}  ${order.status}  ${order.payment_status}  version ${order.version}`,
    `${[company, personName(order.shipping_address), country].filter(Boolean).join(', ')}  ${order.email}`,
    `total ${money(order.totals.total)}, paid ${money(order.payment.paid)}, refunded ${money(order.payment.refunded)}`,
    ...asTable(
      order.lines.map(({ sku, mpn, manufacturer, quantity, shipped, line_total }, index) => {
        return [`  ${index + 1}`, sku, `${mpn} (${manufacturer})`, `${shipped} of ${quantity} sent`, money(line_total)];
      }),
    ),
    ...order.shipments.map(({ shipment_no, carrier, tracking_no, shipped_at, delivered_at }) =>
      [
        `  ${shipment_no}`,
        carrier,
        tracking_no ?? '',
        `sent ${shipped_at.slice(0, 10)}`,
        delivered_at ? `arrived ${delivered_at.slice(0, 10)}` : '',
      ]
        .filter(Boolean)
        .join('  '),
    ),
    ...order.history.map(({ at, actor, text: what, note }) => `  ${at.slice(0, 16)}  ${actor}  ${what}${note ? `: ${note}` : ''}`),
    `possible now: ${order.steps.join(', ') || 'nothing'}`,
  ];
}
