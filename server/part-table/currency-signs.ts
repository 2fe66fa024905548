/** Currencies in the lists of others: in the names of their columns, and beside the prices in their cells. */
import { type CurrencyCode, currencyCodes } from '#contract/locale.ts';

/** Signs in capitals, with the currencies that have them. */
const signs: Readonly<Record<string, readonly CurrencyCode[]>> = {
  $: ['USD', 'BRL', 'MXN'],
  US$: ['USD'],
  R$: ['BRL'],
  MX$: ['MXN'],
  '€': ['EUR'],
  '¥': ['JPY', 'CNY'],
  円: ['JPY'],
  '₹': ['INR'],
  '₽': ['RUB'],
  '₺': ['TRY'],
};

/** Signs that are also parts of words, so that in the name of a column they tell nothing. */
const wordlike: Partial<Record<CurrencyCode, string>> = { CNY: '元', IDR: 'RP' };

/** In capitals, and without the full width that lists in Chinese and Japanese give to signs. */
const plain = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** Whether the name of a price's column tells another currency than the shop's own: `Unit Price (USD)`, `Unit Price($)`. */
export function isForeign(name: string, baseCurrency: CurrencyCode): boolean {
  const text = plain(name);
  const words = text.split(/[^A-Z]+/);
  const isNamed = words.some((word) => word !== baseCurrency && currencyCodes.some((code) => code === word));
  return isNamed || Object.entries(signs).some(([sign, codes]) => text.includes(sign) && !codes.includes(baseCurrency));
}

const isDigit = (sign: string | undefined): boolean => sign !== undefined && sign >= '0' && sign <= '9';

/** The figures of a price that names the currency before or behind them: `$0.01`, `0,01 €`, `EUR 0.01`; one of another currency stays as it is, to be told. */
export function withoutCurrency(cell: string, currency: CurrencyCode): string {
  const text = plain(cell);
  const its = Object.entries(signs).flatMap(([sign, codes]) => (codes.includes(currency) ? [sign] : []));
  const word = wordlike[currency];
  for (const sign of [currency, ...its, ...(word === undefined ? [] : [word])]) {
    const bare = text.startsWith(sign) ? text.slice(sign.length) : text.endsWith(sign) ? text.slice(0, -sign.length) : null;
    const figures = bare?.trim() ?? '';
    if (isDigit(figures[0]) && isDigit(figures.at(-1))) return figures;
  }
  return cell;
}
