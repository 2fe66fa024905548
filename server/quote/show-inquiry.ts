/** The contract's inquiry from its rows. */
import type { Inquiry, QuotePrice } from '#contract/api/quote.ts';
import { mostRevisions } from '#contract/api/quote.ts';
import type { UploadedFile } from '#contract/api/upload.ts';
import type { CurrencyCode, Locale } from '#contract/locale.ts';
import { lineAmount, type Minor } from '#contract/money.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import { nameTaxes } from '#server/cart/name-taxes.ts';
import { nameOffers, type OfferNames, showWish } from '#server/cart/name-offers.ts';
import type { Queries } from '#server/db/client.ts';
import { openView } from '#server/search/view/view.ts';
import { quotedRules } from '#server/rules/quote-quantity.ts';
import { quoteActionsOf } from '#server/rules/quote-state.ts';
import { computeTotals, noCharges } from '#server/rules/totals.ts';
import { showFiles } from '#server/upload/show-file.ts';
import type { InquiryRow } from './find-inquiry.ts';
import { type InquiryRows, type LineRow, type PriceRow, readInquiryRows } from './read-inquiry.ts';

/** Who looks at an inquiry. */
export interface QuoteReader {
  deps: StoreDeps;
  locale: Locale;
  now: Date;
}

/** Prices are made in listed currencies only. */
export function currencyOf({ currency }: Pick<InquiryRow, 'currency'>): CurrencyCode {
  return currency as CurrencyCode;
}

function quotedAmount(price: PriceRow, currency: CurrencyCode): Minor {
  return lineAmount(price.unitMicros, price.quantity, currency);
}

/** The first price of each line that has one: what the shop means with its answer. */
function firstPrices(prices: readonly PriceRow[]): PriceRow[] {
  return [...Map.groupBy(prices, ({ lineId }) => lineId).values()].flatMap(([first]) => first ?? []);
}

export function quoteView({ deps, locale }: QuoteReader, row: InquiryRow) {
  return openView({ deps, locale, currency: currencyOf(row) });
}

/** Names of all packagings that an inquiry and its prices mean. */
export async function nameAll(reader: QuoteReader, { row, lines, prices }: Pick<InquiryRows, 'row' | 'lines' | 'prices'>) {
  return nameOffers(
    await quoteView(reader, row),
    [...lines, ...prices].map(({ offerId }) => offerId),
  );
}

export async function describeInquiry(reader: QuoteReader, row: InquiryRow): Promise<Inquiry> {
  const rows = await readInquiryRows(reader.deps.db, row);
  return showInquiry(reader.deps.db, reader, rows, await nameAll(reader, rows));
}

/** Reads the files by `queries`; the names come from before, for catalog reads want a connection of their own. */
export async function showInquiry(queries: Queries, reader: QuoteReader, rows: InquiryRows, names: OfferNames): Promise<Inquiry> {
  const { row, lines, prices, messages } = rows;
  const { deps, now } = reader;
  const files = await showFiles(queries, deps, [...row.fileIds, ...messages.flatMap(({ fileIds }) => fileIds)], now);
  const byId = new Map(files.map((file) => [file.file_id, file]));
  const pick = (ids: readonly string[]): UploadedFile[] => ids.flatMap((id) => byId.get(id) ?? []);
  const byLine = Map.groupBy(prices, ({ lineId }) => lineId);
  return {
    inquiry_no: row.inquiryNo,
    version: row.version,
    status: row.status,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    contact: row.contact,
    lines: lines.map((line) => ({
      ...showWish(line, names),
      quotes: (byLine.get(line.id) ?? []).flatMap((price) => showPrice(price, line, row, names)),
      information: line.information.map((price) => ({
        ...price,
        line_total: lineAmount(price.unit_micros, price.quantity, currencyOf(row)),
      })),
      answer: line.answer,
      answer_note: line.answerNote,
    })),
    note: row.note,
    files: pick(row.fileIds),
    messages: messages.map(({ at, from, text, fileIds }) => ({ at: at.toISOString(), from, text, files: pick(fileIds) })),
    currency: row.currency,
    valid_until: row.validUntil?.toISOString() ?? null,
    totals: totalsOf(rows, reader),
    order_no: row.orderNo,
    revisions_left: Math.max(0, mostRevisions - row.revisions),
    allowed: quoteActionsOf(row, now, prices.length > 0),
  };
}

function showPrice(price: PriceRow, line: LineRow, row: InquiryRow, names: OfferNames): QuotePrice[] {
  const its = names.get(price.offerId);
  if (!its) return [];
  const { quantity } = price;
  return [
    {
      quote_line_id: price.id,
      sku: its.sku,
      product: its.product,
      alternative: price.isAlternative,
      quantity,
      unit_micros: price.unitMicros,
      line_total: quotedAmount(price, currencyOf(row)),
      lead_time_days: price.leadTimeDays,
      date_code: price.dateCode,
      valid_until: price.validUntil.toISOString(),
      order_rules: quotedRules({ quantity, asked: line.quantity, packaging: its.rules }),
    },
  ];
}

function totalsOf({ row, prices, ordered }: InquiryRows, { locale }: QuoteReader): Inquiry['totals'] {
  if (ordered) return nameTaxes({ locale }, ordered);
  if (prices.length === 0) return null;
  const currency = currencyOf(row);
  const lines = firstPrices(prices).map((price) => ({ line_total: quotedAmount(price, currency), fee: 0, discount: 0 }));
  return computeTotals(currency, lines, noCharges);
}
