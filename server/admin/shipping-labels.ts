/** Where parcels go, as a table for the programs of carriers or as labels to be printed (`docs/api.md` 5.6, `shipping-labels`). */
import { asc, inArray } from 'drizzle-orm';
import type { getShippingLabels } from '#contract/api/document.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { csvOf } from '#contract/csv.ts';
import { type CurrencyCode, currencyDecimals } from '#contract/locale.ts';
import { decimalText } from '#contract/money.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { order } from '#server/db/schema.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { drawLabelsOf } from './address-labels.ts';
import { findAnyOrder } from './show-admin-order.ts';

/** Orders of one table; the rest comes when these are sent. */
const mostOrders = 500;
const columns = [
  'order_no',
  'company',
  'name',
  'line1',
  'line2',
  'district',
  'city',
  'state',
  'postcode',
  'country',
  'phone',
  'email',
  'reference',
  'service',
  'worth',
  'currency',
];

export async function writeShippingLabels(
  deps: Pick<StoreDeps, 'db' | 'settings' | 'clock'>,
  request: ParsedRequestOf<typeof getShippingLabels>,
): Promise<FileAnswer> {
  const { order_no } = request;
  const { db } = deps;
  const rows =
    order_no === undefined
      ? await db
          .select()
          .from(order)
          .where(inArray(order.status, ['confirmed', 'processing', 'partially_shipped']))
          .orderBy(asc(order.createdAt), asc(order.orderNo))
          .limit(mostOrders)
      : [await findAnyOrder(db, order_no)];
  if (request.format === 'pdf') return drawLabelsOf(deps, rows, request);
  const table = csvOf([columns, ...rows.map(cellsOf)]);
  const saveAs = `shipping-labels${order_no === undefined ? '' : `-${order_no}`}.csv`;
  return new FileAnswer(new TextEncoder().encode(table), { type: 'text/csv; charset=utf-8', saveAs });
}

function cellsOf(row: OrderRow): string[] {
  const { orderNo, shippingAddress: to, email, poNumber, shipping, currency } = row;
  const name = [to.first_name, to.last_name].filter(Boolean).join(' ');
  const place = [to.line1, to.line2 ?? '', to.district ?? '', to.city, to.state ?? '', to.postcode ?? '', to.country];
  return [orderNo, to.company ?? '', name, ...place, dialled(to.phone), email, poNumber ?? '', shipping.code, worthOf(row), currency];
}

/** What customs ask for, in major units. Orders have only currencies of the table. */
function worthOf({ total, currency }: OrderRow): string {
  return decimalText(total, currencyDecimals[currency as CurrencyCode]);
}

/** Without the plus: the table's guard against formulas would put an apostrophe before it, which a label would print. */
function dialled(phone: string): string {
  return phone.trim().replace(/^\+/, '');
}
