/** What taxes are called: in the visitor's own word at home, by the country's own name elsewhere. */
import type { Totals } from '#contract/api/cart.ts';
import type { Locale, WordLanguage } from '#contract/locale.ts';
import { serverText } from '#server/kernel/words.ts';

type Tax = Totals['taxes'][number];

/** How each country abbreviates its tax on invoices, in Latin letters. */
const ownNames: Readonly<Record<string, string>> = {
  AT: 'USt',
  BE: 'TVA/BTW',
  BG: 'DDS',
  CH: 'MWST/TVA/IVA',
  CY: 'FPA',
  CZ: 'DPH',
  DE: 'MwSt',
  DK: 'moms',
  EE: 'km',
  ES: 'IVA',
  FI: 'ALV',
  FR: 'TVA',
  GB: 'VAT',
  GR: 'FPA',
  HR: 'PDV',
  HU: 'ÁFA',
  ID: 'PPN',
  IE: 'VAT',
  IN: 'GST',
  IT: 'IVA',
  LT: 'PVM',
  LU: 'TVA',
  LV: 'PVN',
  MT: 'VAT',
  MX: 'IVA',
  NL: 'BTW',
  PL: 'VAT',
  PT: 'IVA',
  RO: 'TVA',
  SE: 'moms',
  SI: 'DDV',
  SK: 'DPH',
  TR: 'KDV',
};

/** Member states of the Union and the United Kingdom, whose taxes English calls VAT. */
const vatCountries = 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Countries whose tax the word of a language means. */
const homes: Record<WordLanguage, readonly string[]> = {
  en: vatCountries,
  de: ['DE', 'AT'],
  ja: ['JP'],
  fr: ['FR', 'BE', 'LU'],
  es: ['MX', 'ES'],
  pt: ['BR'],
  ru: ['RU'],
  tr: ['TR'],
  id: ['ID'],
  hi: ['IN'],
  zh: ['CN'],
};

/** The name of one tax; a neutral word where the shop collects none, as the recipient may still owe that of the country. */
export function taxName(
  locale: Locale,
  { country, rate_bp, reverse_charge, exemption }: Pick<Tax, 'country' | 'rate_bp' | 'reverse_charge' | 'exemption'>,
): string {
  if (exemption !== undefined) return serverText(locale, 'trade:tax.exempt', { number: exemption });
  if (rate_bp === 0 && !reverse_charge) return serverText(locale, 'trade:tax.none');
  if (homes[locale.words].includes(country)) return serverText(locale, 'trade:tax.home');
  const name = ownNames[country];
  return name === undefined
    ? serverText(locale, 'trade:tax.country', { country })
    : serverText(locale, 'trade:tax.named', { name, country });
}

/** Gives the taxes their name in the caller's language. */
export function nameTaxes({ locale }: { locale: Locale }, totals: Totals): Totals {
  return { ...totals, taxes: totals.taxes.map((tax) => ({ ...tax, name: taxName(locale, tax) })) };
}
