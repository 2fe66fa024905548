import { countryName } from '#contract/country-name.ts';
import { readingOf } from './country-readings.ts';
import table from './countries.json' with { type: 'json' };

export interface Country {
  code: string;
  currency: string;
  phone_prefix: string;
  eu: boolean;
}

/** Member states of the European Union. */
const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));

const countries = new Map<string, Country>();
for (const [code, row] of Object.entries(table)) {
  const [currency, phone_prefix] = row;
  // The table's own note about its sources is no country.
  if (typeof row === 'string' || currency === undefined || phone_prefix === undefined) continue;
  countries.set(code, { code, currency, phone_prefix, eu: union.has(code) });
}

export function countryOf(code: string): Country | null {
  return countries.get(code) ?? null;
}

/** All countries, sorted by their names in a language (BCP 47). */
export function listCountries(tag: string): (Country & { name: string })[] {
  const { compare } = new Intl.Collator(tag);
  const reading = ({ code, name }: { code: string; name: string }) => readingOf(code, name, tag);
  return [...countries.values()]
    .map((country) => ({ ...country, name: countryName(country.code, tag) }))
    .toSorted((a, b) => compare(reading(a), reading(b)));
}
