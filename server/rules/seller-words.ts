/** What a seller's country calls its papers and the number of the customs tariff; the words are in `document.json`. */
import { countryOf } from './country/countries.ts';

/** Tariffs longer than the six digits of the Harmonized System that all of them begin with, and who declares by them. */
const tariffs = {
  hts: ['US'],
  uk: ['GB'],
  ncm: ['AR', 'BR', 'PY', 'UY'],
  tnved: ['AM', 'BY', 'KG', 'KZ', 'RU'],
  gtip: ['TR'],
  tigie: ['MX'],
  itc_hs: ['IN'],
  japan: ['JP'],
  china: ['CN'],
  btki: ['ID'],
} as const;

type Tariff = keyof typeof tariffs | 'cn' | 'hs';

const tariffOf = new Map<string, Tariff>(
  (Object.keys(tariffs) as (keyof typeof tariffs)[]).flatMap((name) => tariffs[name].map((country) => [country, name] as const)),
);

/** The tariff that a seller in a country declares goods by. */
export function sellerTariff(country: string): Tariff {
  return tariffOf.get(country) ?? (countryOf(country)?.eu ? 'cn' : 'hs');
}

/** Where the invoice of a registered seller is called a tax invoice. */
const taxInvoiceCountries = new Set(['AU', 'IN', 'SG', 'ZA']);

/** The key of a paper's title: two countries' laws name one that a seller elsewhere, or one registered nowhere, may not give out. */
export function paperTitle(kind: 'proforma' | 'invoice' | 'credit_note', country: string, isRegistered: boolean) {
  if (kind === 'invoice' && isRegistered && taxInvoiceCountries.has(country)) return 'tax_invoice';
  if (kind === 'credit_note' && isRegistered && country === 'JP') return 'return_invoice';
  return kind;
}
