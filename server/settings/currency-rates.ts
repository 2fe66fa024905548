/** What currencies are worth, as the operator sets it by hand. */
import type { saveSettings as endpoint, ShownSettings } from '#contract/api/admin/settings.ts';
import type { ParsedRequestOf } from '#contract/api/endpoint.ts';
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { decimalText } from '#contract/money.ts';
import type { Queries } from '#server/db/client.ts';
import { currencyRate } from '#server/db/schema.ts';
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

export async function writeRates(queries: Queries, rates: readonly RateChange[], updatedAt: Date): Promise<void> {
  for (const one of rates) {
    const row = { ...one, updatedAt };
    // oxlint-disable-next-line no-await-in-loop -- one connection serves the transaction
    await queries.insert(currencyRate).values(row).onConflictDoUpdate({ target: currencyRate.currency, set: row });
  }
}
