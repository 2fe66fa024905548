/** The packing list of a parcel, or of what an order still has to be sent: what is in it, for whom, without prices (`docs/api.md` 5.6). */
import type { getPackingList } from '#contract/api/document.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import type { Order } from '#contract/api/order.ts';
import { csvOf } from '#contract/csv.ts';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatCount, formatDay } from '#server/kernel/format.ts';
import { findAnyOrder } from './show-admin-order.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderLineRow, OrderRow } from '#server/order/order-row.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { type Say, serverText, words } from '#server/kernel/words.ts';
import { drawInWorker } from '#server/order/document/draw-in-worker.ts';
import type { Sheet, SheetRow } from '#server/order/document/sheet.ts';
import { partyLines, prefersJapanese, sellerLines } from '#server/order/document/write-sheet.ts';

type Parcel = Order['shipments'][number];

/** What a line has in the parcel. */
interface Packed {
  line: OrderLineRow;
  quantity: number;
  lot: string | null;
  dateCode: string | null;
}

/** Draws the list in the language of the order. An order with nothing left to send has none without a parcel's number. */
export async function drawPackingList(
  deps: Pick<StoreDeps, 'db' | 'settings' | 'clock'>,
  { order_no, shipment_no, format = 'pdf' }: ParsedRequestOf<typeof getPackingList>,
): Promise<FileAnswer> {
  const row = await findAnyOrder(deps.db, order_no);
  const { lines, shipments = [] } = await readOrderRows(deps.db, row);
  const parcel = shipments.find((one) => one.shipment_no === shipment_no) ?? null;
  if (shipment_no !== undefined && !parcel) throw notFound();
  const packed = parcel ? packedIn(parcel, lines) : leftOf(row, lines);
  if (packed.length === 0) throw new StoreError('state_conflict', { data: { status: row.status, allowed: [] } });
  const name = `packing-list-${parcel?.shipment_no ?? row.orderNo}`;
  if (format === 'csv') {
    const table = csvOf([packedColumns, ...packed.map((one, index) => packedCells(one, index, row, parcel))]);
    return new FileAnswer(new TextEncoder().encode(table), { type: 'text/csv; charset=utf-8', saveAs: `${name}.csv` });
  }
  const bytes = await drawInWorker(packingSheet(deps, row, packed, parcel));
  return new FileAnswer(bytes, { type: 'application/pdf', saveAs: `${name}.pdf` });
}

const packedColumns = [
  'order_no',
  'shipment_no',
  'position',
  'sku',
  'mpn',
  'manufacturer',
  'packaging',
  'quantity',
  'lot_code',
  'date_code',
  'customer_reference',
];

function packedCells({ line: { sku, sold }, quantity, lot, dateCode }: Packed, index: number, row: OrderRow, parcel: Parcel | null) {
  const { mpn, manufacturer, packaging, customer_reference: reference } = sold;
  const known = [row.orderNo, parcel?.shipment_no ?? '', index + 1, sku, mpn, manufacturer, packaging, quantity];
  return [...known, lot ?? '', dateCode ?? '', reference ?? ''];
}

function packedIn({ lines: packed }: Parcel, lines: readonly OrderLineRow[]): Packed[] {
  return lines.flatMap((line) =>
    packed
      .filter(({ line_id }) => line_id === line.id)
      .map(({ quantity, lot_code: lot, date_code: dateCode }) => ({ line, quantity, lot, dateCode })),
  );
}

/** Whether something of an order may still have to be sent. */
export const isOpen = ({ status }: OrderRow): boolean =>
  status === 'confirmed' || status === 'processing' || status === 'partially_shipped';

function leftOf(row: OrderRow, lines: readonly OrderLineRow[]): Packed[] {
  if (!isOpen(row)) return [];
  return lines
    .map((line) => ({ line, quantity: line.quantity - line.shipped, lot: null, dateCode: null }))
    .filter(({ quantity }) => quantity > 0);
}

function packingSheet(
  { settings: { site }, clock }: Pick<StoreDeps, 'settings' | 'clock'>,
  row: OrderRow,
  packed: readonly Packed[],
  parcel: Parcel | null,
): Sheet {
  const locale = locales[isLocaleKey(row.locale) ? row.locale : 'en'];
  const writer = { say: words(locale.words, 'document'), language: locale.tag, locale };
  const { say, language } = writer;
  const { shippingAddress: shipping, billingAddress: billing } = row;
  return {
    language,
    prefersJapanese: prefersJapanese(row.locale, [billing, shipping]),
    title: say('title.packing_list'),
    number: parcel?.shipment_no ?? row.orderNo,
    at: parcel?.shipped_at ?? clock().toISOString(),
    seller: { name: site.company, lines: sellerLines({ seller: site }, say) },
    note: null,
    parties: [
      { title: say('ship_to'), lines: partyLines(shipping, writer) },
      { title: say('bill_to'), lines: partyLines(billing, writer) },
    ],
    facts: factsOf(row, parcel, writer, words(locale.words, 'mail')),
    columns: [
      { head: say('columns.position'), most: 30, isNumber: false },
      { head: say('columns.part'), most: 'rest', isNumber: false },
      { head: say('columns.packaging'), most: 110, isNumber: false },
      { head: say('columns.quantity'), most: 70, isNumber: true },
    ],
    rows: packed.map((one, index): SheetRow => {
      const { sold } = one.line;
      const packaging = serverText(locale, `buy:packaging.${sold.packaging}`);
      const cells = [formatCount(index + 1, language), sold.mpn, packaging, formatCount(one.quantity, language)];
      return { cells, details: detailsOf(one, say) };
    }),
    sums: [],
    blocks: [],
    page: say('page', { page: '{page}', pages: '{pages}' }),
  };
}

function factsOf(row: OrderRow, parcel: Parcel | null, { say, language }: { say: Say; language: string }, mail: Say): [string, string][] {
  const facts: [string, string | null][] = [
    [say('order_no'), row.orderNo],
    [say('ordered_at'), formatDay(row.createdAt.toISOString(), language)],
    [say('po_number'), row.poNumber],
    [say('number.packing_list'), parcel?.shipment_no ?? null],
    [say('packing.sent_on'), parcel && formatDay(parcel.shipped_at, language)],
    [mail('parcel.carrier'), parcel?.carrier ?? null],
    [mail('parcel.tracking'), parcel?.tracking_no ?? null],
  ];
  return facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : []));
}

function detailsOf({ line: { sku, sold }, lot, dateCode }: Packed, say: Say): string[] {
  const { manufacturer, description, customer_reference: reference } = sold;
  const codes = [lot ? say('line.lot', { code: lot }) : '', dateCode ? say('line.date_code', { code: dateCode }) : ''];
  const details = [
    `${manufacturer} · ${say('line.order_code', { code: sku })}`,
    description,
    reference ? say('line.reference', { reference }) : '',
    codes.filter((one) => one !== '').join(' · '),
  ];
  return details.filter((one) => one !== '');
}
