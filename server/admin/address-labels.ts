/** Address labels of parcels as PDF, for a printer of labels (`docs/api.md` 5.6, `shipping-labels`). */
import { isInIdeographs } from '#contract/address-lines.ts';
import type { getShippingLabels } from '#contract/api/document.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { countryName } from '#contract/country-name.ts';
import { isLocaleKey, locales } from '#contract/locale.ts';
import { marksOf } from '#contract/punctuation.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { FileAnswer } from '#server/http/answer.ts';
import { formatCount, formatWeight } from '#server/kernel/format.ts';
import { notFound, StoreError } from '#server/kernel/store-error.ts';
import { words } from '#server/kernel/words.ts';
import { drawInWorker } from '#server/order/document/draw-in-worker.ts';
import type { Label } from '#server/order/document/label-sheet.ts';
import { prefersJapanese } from '#server/order/document/write-sheet.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import { readShipments } from '#server/order/read-shipments.ts';
import { envelopeLines } from '#server/rules/address/envelope-lines.ts';
import { isOpen } from './packing-list.ts';
import { weighParcels, weighRest } from './parcel-weights.ts';

/** What one order goes in. */
interface Consignment {
  row: OrderRow;
  /** Null while it has not been sent. */
  shipmentNo: string | null;
  parcels: number;
  /** Of all that is in it; null where the catalog does not know, or where it is in several parcels. */
  grams: number | null;
}

type Request = Pick<ParsedRequestOf<typeof getShippingLabels>, 'order_no' | 'shipment_no' | 'parcels' | 'size'>;

/** Draws a label for each parcel of what the orders still have to be sent, or of a shipment. An order with nothing left to send has none without one. */
export async function drawLabelsOf(
  deps: Pick<StoreDeps, 'db' | 'settings' | 'clock'>,
  rows: readonly OrderRow[],
  request: Request,
): Promise<FileAnswer> {
  const { order_no: one, shipment_no: parcel, size = 'a6' } = request;
  const consignments = await readConsignments(deps, rows, request);
  const [first] = consignments;
  if (!first) throw new StoreError('state_conflict', { data: { status: rows[0]?.status ?? null, allowed: [] } });
  const { company } = deps.settings.site;
  const locale = locales[one !== undefined && isLocaleKey(first.row.locale) ? first.row.locale : 'en'];
  const say = words(locale.words, 'document');
  const bytes = await drawInWorker({
    language: locale.tag,
    prefersJapanese: prefersJapanese(locale.key, [first.row.shippingAddress]),
    title: say('title.address_label'),
    author: company,
    at: deps.clock().toISOString(),
    size,
    labels: consignments.flatMap((each) => labelsOf(each, deps.settings)),
  });
  const saveAs = `address-labels${one === undefined ? '' : `-${parcel ?? one}`}.pdf`;
  return new FileAnswer(bytes, { type: 'application/pdf', saveAs });
}

async function readConsignments(
  { db }: Pick<StoreDeps, 'db'>,
  rows: readonly OrderRow[],
  { shipment_no: parcel, parcels = 1 }: Request,
): Promise<Consignment[]> {
  const [first] = rows;
  if (parcel !== undefined && first) {
    const sent = await readShipments(db, first.orderNo);
    if (!sent.some((one) => one.shipment_no === parcel)) throw notFound();
    const weights = await weighParcels(db, first.orderNo);
    return [{ row: first, shipmentNo: parcel, parcels, grams: weights.get(parcel) ?? null }];
  }
  const open = rows.filter(isOpen);
  if (open.length === 0) return [];
  const numbers = open.map(({ orderNo }) => orderNo);
  const weights = await weighRest(db, numbers);
  return open.map((row) => ({ row, shipmentNo: null, parcels, grams: weights.get(row.orderNo) ?? null }));
}

function labelsOf({ row, shipmentNo, parcels, grams }: Consignment, { site }: Pick<StoreDeps['settings'], 'site'>): Label[] {
  const locale = locales[isLocaleKey(row.locale) ? row.locale : 'en'];
  const say = words(locale.words, 'document');
  const facts: [string, string | null][] = [
    [say('order_no'), row.orderNo],
    [say('number.packing_list'), shipmentNo],
    [say('po_number'), row.poNumber],
    [say('label.weight'), grams === null || parcels > 1 ? null : formatWeight(grams, locale.tag)],
  ];
  return Array.from({ length: parcels }, (_, index) => ({
    sender: { title: say('return.from'), lines: [site.company, ...site.address.split('\n')].filter((line) => line.trim() !== '') },
    receiver: { title: say('ship_to'), lines: receiverLines(row.shippingAddress) },
    parcel: say('label.parcel', { number: formatCount(index + 1, locale.tag), parcels: formatCount(parcels, locale.tag) }),
    facts: facts.flatMap(([label, value]) => (value ? [`${label}${marksOf(locale.tag).colon}${value}`] : [])),
  }));
}

/** English: the sender's post reads the country, in capitals as the Universal Postal Union asks; all else stands as its own country writes it. */
const postal = 'en-US';

function receiverLines(address: OrderRow['shippingAddress']): string[] {
  const country = countryName(address.country, postal);
  const isChinese = address.country === 'CN' && isInIdeographs(address);
  const lines = envelopeLines(address, isChinese ? 'zh-CN' : postal).filter((line) => line !== country);
  return [...lines, country.toLocaleUpperCase(postal)];
}
