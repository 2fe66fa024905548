/** What currencies are worth, as the operator sets it by hand. */
import { sql } from 'drizzle-orm';
import type { saveSettings as endpoint, ShownSettings } from '#contract/api/admin/settings.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { decimalText } from '#contract/money.ts';
import type { Queries } from '#server/db/client.ts';
import { coupon, currencyRate, offer, order } from '#server/db/schema.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import { invalidField } from '#server/kernel/store-error.ts';

export interface RateChange {
  currency: CurrencyCode;
  rateMicros: number;
  /** Calendar day that the figure is of. */
  day: string | null;
  source: string;
}

export async function showRates(queries: Queries): Promise<ShownSettings['rates']> {
  const rows = await queries.select().from(currencyRate).orderBy(currencyRate.currency);
  return rows.flatMap(({ currency, rateMicros, day, source }) => {
    const code = currencyCodes.find((one) => one === currency);
    return code ? [{ currency: code, rate: decimalText(rateMicros, 6), day, source }] : [];
  });
}

/** Reads what is asked for. Throws `validation_failed` at the rate for one that is none, or that is not 1 for the base currency. */
export function readRates({ rates = [] }: ParsedRequestOf<typeof endpoint>, baseCurrency: string): RateChange[] {
  return rates.map(({ currency, rate, day = null, source = '' }, index) => {
    const rateMicros = readMicros(rate);
    if (!rateMicros) throw invalidField(`rates.${index}.rate`, { code: 'invalid_format' });
    if (currency === baseCurrency && rateMicros !== 1_000_000) throw invalidField(`rates.${index}.rate`, { code: 'not_allowed' });
    return { currency, rateMicros, day, source };
  });
}

/** Has all rates say what they are for one unit of another currency. Refused once something has a price, which would be of the former one. */
export async function changeBase(queries: Queries, base: CurrencyCode, updatedAt: Date): Promise<void> {
  // Nobody gives anything a price meanwhile.
  await queries.execute(sql`lock table ${offer}, ${coupon}, ${order} in share mode`);
  const { rows } = await queries.execute<{ worth: string | null; is_used: boolean }>(sql`
    select (select rate_micros::text from ${currencyRate} where currency = ${base}) as worth,
      exists (select 1 from ${offer}) or exists (select 1 from ${coupon}) or exists (select 1 from ${order}) as is_used`);
  const [now] = rows;
  if (!now || now.worth === null || now.is_used) throw invalidField('base_currency', { code: 'not_allowed' });
  await queries.execute(sql`update ${currencyRate} set updated_at = ${updatedAt.toISOString()},
    rate_micros = greatest(1, round(rate_micros * 1000000.0 / ${now.worth}::bigint))`);
}

export async function writeRates(queries: Queries, rates: readonly RateChange[], updatedAt: Date): Promise<void> {
  for (const one of rates) {
    const row = { ...one, updatedAt };
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries.insert(currencyRate).values(row).onConflictDoUpdate({ target: currencyRate.currency, set: row });
  }
}
