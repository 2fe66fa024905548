/** Packagings that an answer may quote, with what the catalog asks for them (`docs/api.md` 5.6, `quote-parts`). */
import { eq, type SQL, sql } from 'drizzle-orm';
import type { getQuotableParts, QuotablePart } from '#contract/api/admin/quote.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import type { Packaging } from '#contract/api/part.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Locale } from '#contract/locale.ts';
import { inquiry } from '#server/db/schema.ts';
import { byIndex } from '#server/db/by-index.ts';
import { findIds } from '#server/product/find-products.ts';
import { agreedColumn } from '#server/search/view/own-prices.ts';
import { breaksOf, type PriceRow } from '#server/search/view/price.ts';
import { openView, type View } from '#server/search/view/view.ts';

/** Parts that words find: as many as one chooses from. */
const mostFound = 12;

interface OfferRow extends PriceRow, Record<string, unknown> {
  sku: string;
  mpn: string;
  manufacturer: string;
  packaging: Packaging;
  hidden: boolean;
  moq: number;
  multiple: number;
  available: number | null;
  lead_time_days: number | null;
}

/** By order codes in any order; by words as the operator's search finds them, best first, each part with all its packagings. */
export async function findQuotableParts(
  reader: { deps: StoreDeps; locale: Locale },
  { currency, keyword, skus, inquiry_no }: ParsedRequestOf<typeof getQuotableParts>,
): Promise<ResponseOf<typeof getQuotableParts>> {
  const { deps, locale } = reader;
  const view = await openView({ deps, locale, currency, account: await askerOf(deps, inquiry_no) });
  const named = skus === undefined ? [] : await readOffers(view, sql`where o.sku = any(${sql.param([...new Set(skus)])}::text[])`);
  const found = keyword === undefined ? [] : await byWords(reader.deps, view, keyword);
  return { list: [...named, ...found].map((row) => showPart(row, view)) };
}

/** The account that asked; null for a guest, and where no inquiry is named. */
async function askerOf({ db }: StoreDeps, inquiryNo: string | undefined): Promise<{ id: string } | null> {
  if (inquiryNo === undefined) return null;
  const [row] = await db.select({ id: inquiry.accountId }).from(inquiry).where(eq(inquiry.inquiryNo, inquiryNo));
  return row?.id ? { id: row.id } : null;
}

async function byWords({ db }: StoreDeps, view: View, keyword: string): Promise<OfferRow[]> {
  const ids = await byIndex(db, (indexed) => findIds(indexed, view.reference, { keyword }, mostFound));
  if (ids.length === 0) return [];
  const place = sql`array_position(${sql.param(ids)}::int[], p.id)`;
  return readOffers(view, sql`where p.id = any(${sql.param(ids)}::int[]) order by ${place}, o.is_default desc, o.moq, o.sku`);
}

async function readOffers(view: View, which: SQL): Promise<OfferRow[]> {
  const { rows } = await view.db.execute<OfferRow>(sql`
    select o.sku, p.mpn, m.name as manufacturer, o.packaging, (o.hidden or p.hidden) as hidden, o.moq, o.multiple,
      greatest(s.on_hand - s.reserved - s.safety, 0) as available, s.lead_time_days, o.break_quantities, o.break_micros,
      op.break_quantities as own_quantities, op.break_micros as own_micros, ${agreedColumn(view)}
    from offer o join product p on p.id = o.product_id join manufacturer m on m.id = p.manufacturer_id
    left join stock s on s.product_id = p.id left join offer_price op on op.offer_id = o.id and op.currency = ${view.currency} ${which}`);
  return rows;
}

function showPart(row: OfferRow, view: View): QuotablePart {
  const { sku, mpn, manufacturer, packaging, hidden, moq, multiple, available, lead_time_days } = row;
  return { sku, mpn, manufacturer, packaging, hidden, moq, multiple, available, lead_time_days, price_breaks: breaksOf(row, view) };
}
