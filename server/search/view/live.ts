/** Stock and prices as they are now, by order code. */
import { sql } from 'drizzle-orm';
import type { getProductLive, productPrice } from '#contract/api/product.ts';
import type { ParsedRequestOf, ResponseOf } from '#contract/api/endpoint.ts';
import { lineAmount } from '#contract/money.ts';
import { betterBuy, breakAt, quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import { type OfferRow, offerColumns, showBreak, showOffer } from './offer-view.ts';
import { breaksOf } from './price.ts';
import { type StockRow, showStock, stockColumns } from './stock-view.ts';
import type { View } from './view.ts';

interface LiveRow extends OfferRow, StockRow, Record<string, unknown> {}

async function readRows(view: View, skus: readonly string[], withOthers: boolean): Promise<LiveRow[]> {
  const asked = sql`any(${sql.param([...skus])}::text[])`;
  const { rows } = await view.db.execute<LiveRow>(sql`
    select ${offerColumns(view)}, greatest(coalesce(s.on_hand - s.reserved - s.safety, 0), 0) as available, s.lead_time_days,
      coalesce(s.backorder, false) as backorder, ${stockColumns}
    from offer o join product p on p.id = o.product_id and not p.hidden left join stock s on s.product_id = p.id
    left join offer_price op on op.offer_id = o.id and op.currency = ${view.currency}
    where not o.hidden and ${withOthers ? sql`o.product_id in (select product_id from offer where sku = ${asked})` : sql`o.sku = ${asked}`}`);
  return rows;
}

/** Level and price list of each known code, in the order asked; unknown codes are left out. */
export async function showLive(view: View, skus: readonly string[], now: Date): Promise<ResponseOf<typeof getProductLive>> {
  const rows = new Map((await readRows(view, skus, false)).map((row) => [row.sku, row]));
  const list = skus.flatMap((sku) => {
    const row = rows.get(sku);
    if (!row) return [];
    return [{ sku, stock: showStock(row), price_breaks: breaksOf(row, view).map((one) => showBreak(one, view)), currency: view.currency }];
  });
  return { list, as_of: now.toISOString() };
}

type Answer = ResponseOf<typeof productPrice>;

/** What quantities cost and whether they may be ordered; unknown codes are left out, one without a price costs 0 and is not valid. */
export async function pricePieces(view: View, items: ParsedRequestOf<typeof productPrice>['items']): Promise<Answer> {
  const rows = await readRows(
    view,
    items.map(({ sku }) => sku),
    true,
  );
  const list = items.flatMap(({ sku, quantity }) => {
    const row = rows.find((one) => one.sku === sku);
    const others = rows.filter((one) => row && one.product_id === row.product_id && one !== row);
    return row ? [priceOne(view, row, others, quantity)] : [];
  });
  return { list, currency: view.currency };
}

function priceOne(view: View, row: LiveRow, others: readonly LiveRow[], quantity: number): Answer['list'][number] {
  const offer = showOffer(row, view);
  const found = breakAt(offer.price_breaks, quantity);
  const fromStock = Math.min(row.available, quantity);
  return {
    sku: row.sku,
    quantity,
    valid: found !== null && quantityProblem(offer, quantity) === null,
    suggested: suggestQuantity(offer, quantity),
    unit_micros: found?.unit_micros ?? 0,
    line_total: found ? lineAmount(found.unit_micros, quantity, view.currency) + offer.fee : 0,
    fee: offer.fee,
    from_stock: fromStock,
    backordered: row.backorder ? quantity - fromStock : 0,
    lead_time_days: row.lead_time_days,
    better_buy: betterBuy(
      offer,
      others.map((other) => showOffer(other, view)),
      quantity,
    ),
  };
}
