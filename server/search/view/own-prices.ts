/** The price list of a visitor's company or group, beside the prices of an offer (`docs/api.md` 7.1). */
import { type SQL, sql } from 'drizzle-orm';
import type { AgreedPrice } from '#server/rules/agreed-price.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { convertPrice } from '#server/rules/convert-price.ts';

export interface OwnPrices {
  listId: string;
  /** A fixed price in it holds, converted, in currencies that have none. */
  baseCurrency: CurrencyCode;
}

/** What a price list says about one offer. */
export interface AgreedRow {
  percent_bp: number;
  fixed: { currency: string; quantity: number; unit_micros: number }[] | null;
}

/** The list that holds for an account on a day of UTC: its own, else that of its company. */
export async function readOwnList(queries: Pick<Queries, 'execute'>, accountId: string, now: Date): Promise<string | null> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await queries.execute<{ id: string }>(sql`
    select l.id from account a left join company c on c.id = a.company_id join price_list l on l.id in (a.price_list_id, c.price_list_id)
    where a.id = ${accountId} and coalesce(l.starts_on <= ${day}::date, true) and coalesce(l.ends_on >= ${day}::date, true)
    order by l.id = a.price_list_id desc nulls last limit 1`);
  return rows[0]?.id ?? null;
}

export async function ownPricesOf({ db, settings }: StoreDeps, accountId: string, now: Date): Promise<OwnPrices | null> {
  const listId = await readOwnList(db, accountId, now);
  return listId === null ? null : { listId, baseCurrency: settings.baseCurrency };
}

/** An `AgreedRow` for the row of `offer o`: the greatest percentage of those that apply, and its fixed prices. */
export function agreedColumn({ ownPrices, currency }: { ownPrices: OwnPrices | null; currency: CurrencyCode }): SQL {
  if (ownPrices === null) return sql`null::json as agreed`;
  const { listId, baseCurrency } = ownPrices;
  return sql`json_build_object(
    'percent_bp', coalesce((select max(d.percent_bp) from price_list_discount d, product ap join category ac on ac.id = ap.category_id
      where ap.id = o.product_id and d.price_list_id = ${listId} and coalesce(d.category_id = any(ac.path), true)
        and coalesce(d.manufacturer_id = ap.manufacturer_id, true)), 0),
    'fixed', (select json_agg(json_build_object('currency', f.currency, 'quantity', f.quantity, 'unit_micros', f.unit_micros) order by f.quantity)
      from price_list_price f where f.price_list_id = ${listId} and f.offer_id = o.id and f.currency in (${currency}, ${baseCurrency}))) as agreed`;
}

/** Fixed prices in the view's currency, else those of the base currency converted, as list prices are. */
export function agreedIn(
  { percent_bp, fixed }: AgreedRow,
  { currency, rateMicros }: { currency: CurrencyCode; rateMicros: number },
): AgreedPrice {
  const own = (fixed ?? []).filter((one) => one.currency === currency);
  if (own.length > 0) return { percent_bp, fixed: own };
  const converted = (fixed ?? []).map(({ quantity, unit_micros }) => ({ quantity, unit_micros: convertPrice(unit_micros, rateMicros) }));
  return { percent_bp, fixed: converted };
}
