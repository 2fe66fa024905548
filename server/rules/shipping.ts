/** What shipping is offered and what it costs. */
import type { Minor } from '#contract/money.ts';
import type { ShippingRate, ShippingZone, TradeSettings } from '#server/trade-settings.ts';

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

function zoneOf(trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>, country: string): ShippingZone | null {
  if (trade.notShippedTo.includes(country)) return null;
  return trade.zones.find(({ countries }) => countries === null || countries.includes(country)) ?? null;
}

export function shipsTo(trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>, country: string): boolean {
  return zoneOf(trade, country) !== null;
}

function offer(rate: ShippingRate, incoterm: ShippingZone['incoterm'], { weightG, value }: Parcel, convert: Convert): OfferedShipping {
  const freeFrom = rate.freeFrom === null ? null : convert(rate.freeFrom);
  const further = Math.max(0, Math.ceil((weightG - rate.includedGrams) / 1000));
  const isFree = freeFrom !== null && value >= freeFrom;
  return { rate, incoterm, price: isFree ? 0 : convert(rate.price + further * rate.perKilogram), freeFrom };
}

/** The options with the cheapest one free of charge. */
export function withCheapestFree(options: readonly OfferedShipping[]): OfferedShipping[] {
  const lowest = Math.min(...options.map(({ price }) => price));
  const cheapest = options.find(({ price }) => price === lowest);
  return options.map((option) => (option === cheapest ? { ...option, price: 0 } : option));
}

/** The options for a parcel, cheapest first as the settings list them; none for a country the shop does not send to. */
export function offerShipping(
  trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>,
  parcel: Parcel,
  convert: Convert = (amount) => amount,
): OfferedShipping[] {
  const zone = zoneOf(trade, parcel.country);
  return zone ? zone.rates.map((rate) => offer(rate, zone.incoterm, parcel, convert)) : [];
}
