import { type SQL, sql } from 'drizzle-orm';
import { convertMicros, lineAmount } from '#contract/money.ts';
import type { OwnOffer } from '#server/rules/agreed-price.ts';
import type { Lifecycle, Stock } from '#contract/api/part.ts';
import { type OfferRow, offerColumns } from '#server/search/view/offer-view.ts';
import { breaksOf } from '#server/search/view/price.ts';
import type { View } from '#server/search/view/view.ts';
import type { Queries } from '#server/db/client.ts';
import type { Level } from '#server/rules/allocate-stock.ts';

/** Where to read, and for which currency. */
interface Source extends Pick<View, 'currency' | 'ownPrices'> {
  db: Pick<Queries, 'execute'>;
}

/** An offer with what decides whether it can be bought. */
export interface BuyableRow extends OfferRow, Record<string, unknown> {
  offer_id: number;
  is_hidden: boolean;
  lifecycle: Lifecycle;
  weight_g: number | null;
  available: number;
  backorder: boolean;
  lead_time_days: number | null;
  /** Deliveries on their way. */
  incoming: Stock['incoming'];
}

export interface CartLineRow extends BuyableRow {
  line_id: string;
  quantity: number;
  selected: boolean;
  reference: string;
  /** bigint comes as text. */
  seen_micros: string | null;
  seen_currency: string | null;
  /** ISO 8601. */
  added_at: string;
}

const buyableColumns = (
  view: Source,
): SQL => sql`${offerColumns(view)}, o.id as offer_id, (o.hidden or p.hidden) as is_hidden, p.lifecycle, p.weight_g,
  coalesce(s.on_hand - s.reserved - s.safety, 0) as available, coalesce(s.backorder, false) as backorder, s.lead_time_days,
  coalesce(s.incoming, '[]') as incoming`;

function joins({ currency }: Source): SQL {
  return sql`join product p on p.id = o.product_id left join stock s on s.product_id = o.product_id
    left join offer_price op on op.offer_id = o.id and op.currency = ${currency}`;
}

/** The lines of a cart in the order they were added. */
export async function readLines(view: Source, cartId: string): Promise<CartLineRow[]> {
  const { rows } = await view.db.execute<CartLineRow>(sql`
    select ${buyableColumns(view)}, l.id as line_id, l.quantity, l.selected, l.reference, l.seen_micros, l.seen_currency,
      to_char(l.added_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as added_at
    from cart_line l join offer o on o.id = l.offer_id ${joins(view)}
    where l.cart_id = ${cartId} order by l.position`);
  return rows;
}

/** Offers by order code. */
export async function readBuyable(view: Source, skus: readonly string[]): Promise<Map<string, BuyableRow>> {
  const { rows } = await view.db.execute<BuyableRow>(sql`
    select ${buyableColumns(view)} from offer o ${joins(view)} where o.sku = any(${sql.param([...skus])}::text[])`);
  return new Map(rows.map((row) => [row.sku, row]));
}

/** All visible packagings of some products. */
export async function readPackagings(view: Source, productIds: readonly number[]): Promise<OfferRow[]> {
  const { rows } = await view.db.execute<OfferRow & Record<string, unknown>>(sql`
    select ${offerColumns(view)} from offer o left join offer_price op on op.offer_id = o.id and op.currency = ${view.currency}
    where o.product_id = any(${sql.param([...new Set(productIds)])}::int[]) and not o.hidden`);
  return rows;
}

/** An offer as prices are reckoned with it. */
export function pricedOffer(row: OfferRow, view: View): OwnOffer {
  const { currency, rateMicros } = view;
  return {
    sku: row.sku,
    moq: row.moq,
    multiple: row.multiple,
    max_quantity: row.max_quantity,
    fee: lineAmount(convertMicros(Number(row.fee_micros), rateMicros), 1, currency),
    currency,
    price_breaks: breaksOf(row, view),
  };
}

/** No longer made: what is left is sold, nothing is ordered. */
export function isDiscontinued({ lifecycle }: Pick<BuyableRow, 'lifecycle'>): boolean {
  return lifecycle === 'obsolete';
}

export function levelOf(row: BuyableRow): Level {
  return { available: row.available, backorder: row.backorder && !isDiscontinued(row) };
}
