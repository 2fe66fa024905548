/** The file of daily reference rates of the European Central Bank (`eurofxref-daily.xml`). */
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';
import { readXml } from '#server/bom/file/read-xml.ts';
import { readMicros } from '#server/rules/read-micros.ts';
import type { RateChange } from './currency-rates.ts';

const isoDay = /^\d{4}-\d{2}-\d{2}$/;
const one = 1_000_000;
/** As the rates of the file name where they are from. */
const ecbSource = 'ECB';

/**
 * What each currency of the shop is worth by the file, in units for one of the base currency; those that it does not name are left out.
 * Throws for what is no such file, and for one without the base currency.
 */
export function readEcbRates(file: Uint8Array, baseCurrency: CurrencyCode): RateChange[] {
  let day: string | null = null;
  const perEuro = new Map<CurrencyCode, number>([['EUR', one]]);
  readXml(file, () => {}, {
    open: (name, { time, currency, rate = '' }) => {
      if (name !== 'Cube') return;
      if (time !== undefined && isoDay.test(time)) day = time;
      const code = currencyCodes.find((known) => known === currency);
      const micros = readMicros(rate);
      if (code && micros) perEuro.set(code, micros);
    },
  });
  const base = perEuro.get(baseCurrency);
  if (day === null || base === undefined || perEuro.size === 1) throw new Error('The file has no rates for the base currency');
  return [...perEuro].flatMap(([currency, micros]) => {
    const rateMicros = Math.round((micros / base) * one);
    return currency === baseCurrency || rateMicros === 0 ? [] : [{ currency, rateMicros, day, source: ecbSource }];
  });
}
