import { type SQL, sql } from 'drizzle-orm';
import type { Offer, Packaging, PriceBreak, ProductListItem } from '#contract/api/part.ts';
import { convertMicros, lineAmount } from '#contract/money.ts';
import { type Break, breakAt } from '#contract/pricing.ts';
import { executePrepared } from '#server/db/prepared.ts';
import { agreedColumn } from './own-prices.ts';
import { type PriceRow, breaksOf } from './price.ts';
import type { View } from './view.ts';

export interface OfferRow extends PriceRow {
  product_id: number;
  sku: string;
  packaging: Packaging;
  pack_size: number | null;
  moq: number;
  multiple: number;
  max_quantity: number | null;
  /** bigint comes as text. */
  fee_micros: string;
  is_default: boolean;
  prior_micros_30d: string | null;
}

/** Columns of an `OfferRow`, from `offer o` and the joined `offer_price op`. */
export function offerColumns(view: Pick<View, 'ownPrices' | 'currency'>): SQL {
  return sql`${listColumns}, ${agreedColumn(view)}`;
}

const listColumns: SQL = sql`o.product_id, o.sku, o.packaging, o.pack_size, o.moq, o.multiple, o.max_quantity, o.fee_micros,
  o.is_default, o.prior_micros_30d, o.break_quantities, o.break_micros, op.break_quantities as own_quantities, op.break_micros as own_micros`;

export function showBreak({ quantity, unit_micros }: Break, { currency }: Pick<View, 'currency'>): PriceBreak {
  return {
    quantity,
    unit_micros,
    unit_price: lineAmount(unit_micros, 1, currency),
    total: lineAmount(unit_micros, quantity, currency),
  };
}

/** One packaging as the contract has it, priced in the view's currency. */
export function showOffer(row: OfferRow, view: View): Offer {
  const { currency, rateMicros } = view;
  const prior = row.prior_micros_30d === null ? null : convertMicros(Number(row.prior_micros_30d), rateMicros);
  return {
    sku: row.sku,
    packaging: row.packaging,
    pack_size: row.pack_size,
    moq: row.moq,
    multiple: row.multiple,
    max_quantity: row.max_quantity,
    fee: lineAmount(convertMicros(Number(row.fee_micros), rateMicros), 1, currency),
    currency,
    price_breaks: breaksOf(row, view).map((one) => showBreak(one, view)),
    prior_price_30d: prior,
    default: row.is_default,
  };
}

/** What the asked quantity costs a piece and in all; null for quote-only offers. */
export function showPriceAt(breaks: readonly Break[], { quantity, currency }: View): ProductListItem['price_at'] {
  const found = breakAt(breaks, quantity);
  if (!found) return null;
  return { ...showBreak({ ...found, quantity }, { currency }), currency };
}

/** All visible packagings of a product, the default first. */
export async function readOffers(view: View, productId: number): Promise<OfferRow[]> {
  const { rows } = await executePrepared<OfferRow & Record<string, unknown>>(
    view.db,
    sql`select ${offerColumns(view)} from offer o left join offer_price op on op.offer_id = o.id and op.currency = ${view.currency}
      where o.product_id = ${productId} and not o.hidden order by o.is_default desc, o.moq, o.sku`,
  );
  return rows;
}
