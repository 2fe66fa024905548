/** What a figure is asked for, and the pieces of SQL that several of them share. */
import { type SQL, sql } from 'drizzle-orm';
import type { FigureCell, FigurePeriod } from '#contract/api/admin/overview.ts';
import { type CurrencyCode, currencyCodes, currencyDecimals } from '#contract/locale.ts';

export interface FigureQuery {
  /** Days of UTC, both inside. */
  from: string;
  to: string;
  period: FigurePeriod;
  baseCurrency: CurrencyCode;
  now: Date;
  /** Most rows. */
  limit: number;
}

export type FigureRow = Record<string, FigureCell>;

/** An order that stands: neither cancelled nor expired. */
export const isStanding = sql`o.status not in ('cancelled', 'expired')`;

/** Whether a moment lies between the days. */
export function within(moment: SQL, { from, to }: Pick<FigureQuery, 'from' | 'to'>): SQL {
  return sql`${moment} >= ${from}::timestamp at time zone 'UTC' and ${moment} < (${to}::timestamp + interval '1 day') at time zone 'UTC'`;
}

/** The first day of the period that a moment lies in. */
export function startOf(moment: SQL, { period }: Pick<FigureQuery, 'period'>): SQL {
  return sql`date_trunc(${sql.raw(`'${period}'`)}, ${moment} at time zone 'UTC')`;
}

/** All periods between the days, those in which nothing was too. */
export function periods({ from, to, period }: Pick<FigureQuery, 'from' | 'to' | 'period'>): SQL {
  const unit = sql.raw(`'${period}'`);
  return sql`generate_series(date_trunc(${unit}, ${from}::timestamp), ${to}::timestamp, ${sql.raw(`'1 ${period}'`)}::interval) as t (start)`;
}

/** Minor units of an order's currency in minor units of the base currency, by the rate at which it was placed. */
export function inBase(amount: SQL, baseCurrency: CurrencyCode): SQL {
  // Written out for each currency: raising ten to a power takes longer than all else that a figure does with an order.
  const factors = currencyCodes.map(
    (code) => `when '${code}' then ${10 ** (6 + currencyDecimals[baseCurrency] - currencyDecimals[code])}.0`,
  );
  return sql`(${amount}) * (case o.currency ${sql.raw(factors.join(' '))} end) / o.rate_micros`;
}

/** Millionths of the base currency in its minor units. */
export function minorOf(micros: SQL, baseCurrency: CurrencyCode): SQL {
  return sql`(${micros}) / ${sql.raw(String(10 ** (6 - currencyDecimals[baseCurrency])))}.0`;
}
