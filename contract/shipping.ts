/** What shipping is offered and what it costs: the same for the checkout and for the operator who sets it. */
import type { ShippingRate, ShippingZone } from '#contract/api/admin/settings.ts';
import type { Minor } from './money.ts';

export interface ShippingRules {
  zones: readonly ShippingZone[];
  /** Countries that the shop does not send to. */
  notShippedTo: readonly string[];
}

/** What the zones are called that come with the shop; pages name them in their own language. An operator's own names are shown as they are. */
export const zonesAtFirst = ['domestic', 'union', 'world'] as const;

export interface Parcel {
  country: string;
  weightG: number;
  /** Worth of the goods in minor units of the buyer's currency. */
  value: Minor;
}

export interface OfferedShipping {
  rate: ShippingRate;
  incoterm: ShippingZone['incoterm'];
  price: Minor;
  freeFrom: Minor | null;
}

/** Minor units of the base currency in those of the buyer's. */
export type Convert = (amount: Minor) => Minor;

/** The zone that names a country, else the one of all countries that none names. */
export function zoneOf({ zones, notShippedTo }: ShippingRules, country: string): ShippingZone | null {
  if (notShippedTo.includes(country)) return null;
  return zones.find(({ countries }) => countries?.includes(country)) ?? zones.find(({ countries }) => countries === null) ?? null;
}

export function shipsTo(rules: ShippingRules, country: string): boolean {
  return zoneOf(rules, country) !== null;
}

function offer(rate: ShippingRate, incoterm: ShippingZone['incoterm'], { weightG, value }: Parcel, convert: Convert): OfferedShipping {
  const freeFrom = rate.free_from === null ? null : convert(rate.free_from);
  const further = Math.max(0, Math.ceil((weightG - rate.included_grams) / 1000));
  const isFree = freeFrom !== null && value >= freeFrom;
  return { rate, incoterm, price: isFree ? 0 : convert(rate.price + further * rate.per_kilogram), freeFrom };
}

/** The options with the cheapest one free of charge. */
export function withCheapestFree(options: readonly OfferedShipping[]): OfferedShipping[] {
  const lowest = Math.min(...options.map(({ price }) => price));
  const cheapest = options.find(({ price }) => price === lowest);
  return options.map((option) => (option === cheapest ? { ...option, price: 0 } : option));
}

/** The options for a parcel, cheapest first as the settings list them; none for a country the shop does not send to. */
export function offerShipping(rules: ShippingRules, parcel: Parcel, convert: Convert = (amount) => amount): OfferedShipping[] {
  const zone = zoneOf(rules, parcel.country);
  return zone ? zone.rates.map((rate) => offer(rate, zone.incoterm, parcel, convert)) : [];
}

/** What keeps rules from saying one thing for each country; empty when nothing does. */
export interface ShippingGaps {
  /** Countries of no zone that are not listed as not shipped to either. */
  unserved: string[];
  /** Of each zone by its place, the countries that an earlier zone or the list of those not shipped to has as well. */
  doubled: Map<number, string[]>;
  /** Places of further zones of all other countries: there can be one. */
  furtherRest: number[];
}

export function findGaps({ zones, notShippedTo }: ShippingRules, allCountries: readonly string[]): ShippingGaps {
  const taken = new Set(notShippedTo);
  const doubled = new Map<number, string[]>();
  const rest: number[] = [];
  for (const [index, { countries }] of zones.entries()) {
    if (countries === null) rest.push(index);
    const its = [...(countries ?? [])];
    const again = its.filter((country, place) => taken.has(country) || its.indexOf(country) !== place);
    if (again.length > 0) doubled.set(index, again);
    for (const country of its) taken.add(country);
  }
  return { unserved: rest.length > 0 ? [] : allCountries.filter((country) => !taken.has(country)), doubled, furtherRest: rest.slice(1) };
}
