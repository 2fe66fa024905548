import { type SQL, sql } from 'drizzle-orm';
import type { Stock } from '#contract/api/part.ts';

export interface StockRow {
  available: number;
  lead_time_days: number | null;
  backorder: boolean;
  incoming: Stock['incoming'];
  /** Null for a part that never had a stock row. */
  warehouse_country: string | null;
  as_of: string;
}

/** What `StockRow` has beyond the columns of a list, from `stock s` and `product p`. */
export const stockColumns: SQL = sql`coalesce(s.incoming, '[]') as incoming, s.warehouse_country,
  to_json(coalesce(s.as_of, p.updated_at) at time zone 'UTC') #>> '{}' || 'Z' as as_of`;

/** The level of a part; nothing is promised for one without a stock row. */
export function showStock(row: StockRow): Stock {
  return {
    available: row.available,
    incoming: row.incoming,
    lead_time_days: row.lead_time_days,
    backorder: row.backorder,
    warehouse_country: row.warehouse_country ?? 'ZZ', // the code that ISO 3166 keeps for "unknown"
    as_of: row.as_of,
  };
}
