/** What shipping is offered and what it costs, in minor units of the base currency. */
import type { Minor } from '#contract/money.ts';
import type { ShippingRate, ShippingZone, TradeSettings } from '#server/trade-settings.ts';

export interface Parcel {
  country: string;
  weightG: number;
  /** Worth of the goods in minor units of the base currency. */
  value: Minor;
}

export interface OfferedShipping {
  rate: ShippingRate;
  incoterm: ShippingZone['incoterm'];
  price: Minor;
}

function zoneOf(trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>, country: string): ShippingZone | null {
  if (trade.notShippedTo.includes(country)) return null;
  return trade.zones.find(({ countries }) => countries === null || countries.includes(country)) ?? null;
}

export function shipsTo(trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>, country: string): boolean {
  return zoneOf(trade, country) !== null;
}

function priceOf(rate: ShippingRate, { weightG, value }: Parcel): Minor {
  if (rate.freeFrom !== null && value >= rate.freeFrom) return 0;
  const further = Math.max(0, Math.ceil((weightG - rate.includedGrams) / 1000));
  return rate.price + further * rate.perKilogram;
}

/** The options for a parcel, cheapest first as the settings list them; none for a country the shop does not send to. */
export function offerShipping(trade: Pick<TradeSettings, 'zones' | 'notShippedTo'>, parcel: Parcel): OfferedShipping[] {
  const zone = zoneOf(trade, parcel.country);
  return zone ? zone.rates.map((rate) => ({ rate, incoterm: zone.incoterm, price: priceOf(rate, parcel) })) : [];
}
