/** The slip that goes into a parcel of returned parts: where it goes, its number, what is in it (`docs/api.md` 5.5). */
import { isLocaleKey, locales } from '#contract/locale.ts';
import { FileAnswer } from '#server/http/answer.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { formatCount, formatDay } from '#server/kernel/format.ts';
import { StoreError } from '#server/kernel/store-error.ts';
import { serverText, words } from '#server/kernel/words.ts';
import { drawInWorker } from '#server/order/document/draw-in-worker.ts';
import type { Sheet, SheetRow } from '#server/order/document/sheet.ts';
import { partyLines, prefersJapanese, sellerLines } from '#server/order/document/write-sheet.ts';
import { readOrderRows } from '#server/order/show-order.ts';
import type { OrderRow } from '#server/order/order-row.ts';
import type { WholeReturn } from './read-returns.ts';

type Lines = Awaited<ReturnType<typeof readOrderRows>>['lines'];

/** Draws the slip in the language of the order; a return that the shop has not agreed to has none. */
export async function drawReturnSlip(deps: Pick<StoreDeps, 'db' | 'settings'>, row: OrderRow, about: WholeReturn): Promise<FileAnswer> {
  if (about.returnTo === null || about.status === 'declined' || about.status === 'cancelled') {
    throw new StoreError('state_conflict', { data: { status: about.status, allowed: [] } });
  }
  const { lines } = await readOrderRows(deps.db, row);
  const bytes = await drawInWorker(slipSheet(deps, row, about, about.returnTo, lines));
  return new FileAnswer(bytes, { type: 'application/pdf', saveAs: `${about.returnNo}.pdf` });
}

function slipSheet(
  { settings: { site } }: Pick<StoreDeps, 'settings'>,
  row: OrderRow,
  about: WholeReturn,
  returnTo: string,
  lines: Lines,
): Sheet {
  const locale = locales[isLocaleKey(row.locale) ? row.locale : 'en'];
  const say = words(locale.words, 'document');
  const language = locale.tag;
  const { shippingAddress: sender } = row;
  const facts: [string, string | null][] = [
    [say('number.return_slip'), about.returnNo],
    [say('order_no'), row.orderNo],
    [say('po_number'), row.poNumber],
    [say('date'), formatDay(about.createdAt.toISOString(), language)],
    [say('return.reason'), about.reason && serverText(locale, `returns:reason.${about.reason}`)],
  ];
  const pieces = new Map(about.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const returned = lines.filter(({ id }) => pieces.has(id));
  return {
    language,
    prefersJapanese: prefersJapanese(row.locale, [sender]),
    title: say('title.return_slip'),
    number: about.returnNo,
    at: about.createdAt.toISOString(),
    seller: { name: site.company, lines: sellerLines({ seller: site }, say) },
    note: say('return.note', { number: about.returnNo }),
    parties: [
      { title: say('return.to'), lines: returnTo.split('\n') },
      { title: say('return.from'), lines: partyLines(sender, { locale, language }) },
    ],
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    columns: [
      { head: say('columns.position'), most: 30, isNumber: false },
      { head: say('columns.part'), most: 'rest', isNumber: false },
      { head: say('columns.quantity'), most: 70, isNumber: true },
    ],
    rows: returned.map(({ id, sku, sold }, index): SheetRow => {
      const cells = [formatCount(index + 1, language), sold.mpn, formatCount(pieces.get(id) ?? 0, language)];
      return { cells, details: [`${sold.manufacturer} · ${say('line.order_code', { code: sku })}`, sold.description].filter(Boolean) };
    }),
    sums: [],
    blocks: [],
    page: say('page', { page: '{page}', pages: '{pages}' }),
  };
}
