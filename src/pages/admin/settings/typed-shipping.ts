/** Zones and prices of shipping as they are typed. */
import type { ShippingRate, ShippingZone } from '#contract/api/admin/settings.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import type { Issues } from '#src/pages/admin/shared/use-typed-numbers.ts';
import type { TypedNumbers } from '#src/pages/admin/shared/use-typed-numbers.ts';

export const rateNumbers = ['price', 'included_grams', 'per_kilogram', 'free_from', 'eta_min_days', 'eta_max_days'] as const;
export type RateNumber = (typeof rateNumbers)[number];
const amounts = new Set<RateNumber>(['price', 'per_kilogram', 'free_from']);

export const isAmount = (name: RateNumber): boolean => amounts.has(name);

export interface TypedRate extends Pick<ShippingRate, 'code' | 'tracked'>, Record<RateNumber, string> {}
export interface TypedZone extends Pick<ShippingZone, 'name' | 'countries' | 'incoterm'> {
  rates: TypedRate[];
}

export function newRate(code: ShippingRate['code']): TypedRate {
  return { code, tracked: true, price: '', included_grams: '', per_kilogram: '', free_from: '', eta_min_days: '', eta_max_days: '' };
}

export const newZone = (): TypedZone => ({ name: '', countries: [], incoterm: 'DAP', rates: [newRate('standard')] });

/** `typedAmount` as the page's language writes money. */
export function typedZone({ rates, ...zone }: ShippingZone, typedAmount: (minor: number) => string): TypedZone {
  const typed = (rate: ShippingRate, name: RateNumber): string => {
    const value = rate[name];
    return value === null ? '' : isAmount(name) ? typedAmount(value) : String(value);
  };
  return {
    ...zone,
    rates: rates.map((rate) => ({
      code: rate.code,
      tracked: rate.tracked,
      price: typed(rate, 'price'),
      included_grams: typed(rate, 'included_grams'),
      per_kilogram: typed(rate, 'per_kilogram'),
      free_from: typed(rate, 'free_from'),
      eta_min_days: typed(rate, 'eta_min_days'),
      eta_max_days: typed(rate, 'eta_max_days'),
    })),
  };
}

/** What the fields mean; where one cannot be read, it is among the issues and counts as nothing. */
export function zonesOf(zones: readonly TypedZone[], currency: CurrencyCode, numbers: TypedNumbers, issues: Issues): ShippingZone[] {
  return zones.map((zone, index) => ({
    ...zone,
    rates: zone.rates.map((rate, place) => {
      const read = (name: RateNumber): number => {
        const path = `zones.${index}.rates.${place}.${name}`;
        const text = rate[name];
        return (isAmount(name) ? numbers.readAmount(text, currency, path, issues) : numbers.readCount(text, path, issues)) ?? 0;
      };
      return {
        code: rate.code,
        tracked: rate.tracked,
        price: read('price'),
        included_grams: read('included_grams'),
        per_kilogram: read('per_kilogram'),
        free_from: rate.free_from.trim() === '' ? null : read('free_from'),
        eta_min_days: read('eta_min_days'),
        eta_max_days: read('eta_max_days'),
      };
    }),
  }));
}
