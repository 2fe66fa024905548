/** Which tax an order bears (`docs/api.md` 7.2). */
import type { Address } from '#contract/api/address.ts';
import type { TradeSettings } from '#server/kernel/trade-settings.ts';

export interface TaxDecision {
  /** Ship-to country; its rate applies. */
  country: string;
  rate_bp: number;
  reverse_charge: boolean;
  /** Number of the certificate by which the buyer is exempt; left out where none takes a tax away. */
  exemption?: string;
}

/** Where the ship-to side of a decision stands. */
export type Destination = Pick<Address, 'country' | 'postcode'>;
export type Buyer = Pick<Address, 'country' | 'tax_id_status'>;

/** Parts of member states outside the Union's VAT territory, by postcode: Directive 2006/112/EC, article 6. */
const outsideTerritory: Record<string, RegExp> = {
  DE: /^(27498|78266)$/,
  ES: /^(35|38|51|52)/,
  FI: /^22/,
  FR: /^9[78]/,
  GR: /^63086$/,
  IT: /^(23041|22061)$/,
};

function isOutside({ country, postcode }: Destination): boolean {
  return outsideTerritory[country]?.test((postcode ?? '').replace(/\s/g, '')) ?? false;
}

/** The rate of the destination where the seller is registered; none for exports, for who has a certificate of exemption there and, inside the Union, for companies with a confirmed tax id. */
export function decideTax(
  trade: Pick<TradeSettings, 'taxRates'>,
  seller: string,
  destination: Destination,
  buyer: Buyer,
  exemption: string | null = null,
): TaxDecision {
  const { country } = destination;
  const rate_bp = isOutside(destination) ? 0 : (trade.taxRates[country] ?? 0);
  if (rate_bp > 0 && exemption !== null) return { country, rate_bp: 0, reverse_charge: false, exemption };
  const isConfirmed = buyer.tax_id_status === 'valid' && buyer.country !== seller;
  if (rate_bp > 0 && country !== seller && isConfirmed) return { country, rate_bp: 0, reverse_charge: true };
  return { country, rate_bp, reverse_charge: false };
}
