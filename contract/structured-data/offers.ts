import type { AggregateOfferLeaf, ItemAvailability, OfferLeaf, PriceSpecificationLeaf } from 'schema-dts';
import type { Offer as ShopOffer, PriceBreak, ProductDetail } from '#contract/api/part.ts';
import { decimalText } from '#contract/money.ts';
import { type Place, shopOf } from './place.ts';

/** Code of a piece (UN/CEFACT recommendation 20). */
const piece = 'C62';

type Sold = Pick<ProductDetail, 'offers' | 'stock' | 'lifecycle'>;

/** What the part costs in each packaging, for one piece and without tax; null for a part that has no list price. */
export function offersOf(product: Sold, place: Place): OfferLeaf | AggregateOfferLeaf | null {
  const priced = product.offers.filter(({ price_breaks: breaks }) => breaks.length > 0);
  const [first] = priced;
  if (first === undefined) return null;
  const offers = priced.map((offer) => offerOf(offer, product, place));
  if (priced.length === 1) return offers[0] ?? null;
  const prices = priced.flatMap(({ price_breaks: breaks }) => breaks.map(({ unit_micros: price }) => price));
  return {
    '@type': 'AggregateOffer',
    lowPrice: priceText(Math.min(...prices)),
    highPrice: priceText(Math.max(...prices)),
    priceCurrency: first.currency,
    offerCount: priced.length,
    availability: availabilityOf(product),
    offers,
  };
}

/** The price is that of the smallest quantity one can order; the others stand beside it. */
function offerOf(offer: ShopOffer, product: Sold, place: Place): OfferLeaf {
  const { sku, moq, currency, price_breaks: breaks } = offer;
  const least = breaks.findLast(({ quantity }) => quantity <= moq) ?? breaks[0];
  return {
    '@type': 'Offer',
    url: place.url,
    sku,
    price: priceText(least?.unit_micros ?? 0),
    priceCurrency: currency,
    availability: availabilityOf(product),
    itemCondition: 'https://schema.org/NewCondition',
    eligibleQuantity: { '@type': 'QuantitativeValue', minValue: moq, unitCode: piece },
    priceSpecification: breaks.map((one, index) => priceBreakOf(one, breaks[index + 1], currency)),
    seller: shopOf(place),
  };
}

function priceBreakOf(
  { quantity, unit_micros: price }: PriceBreak,
  next: PriceBreak | undefined,
  currency: string,
): PriceSpecificationLeaf {
  return {
    '@type': 'PriceSpecification',
    price: priceText(price),
    priceCurrency: currency,
    valueAddedTaxIncluded: false,
    eligibleQuantity: {
      '@type': 'QuantitativeValue',
      minValue: quantity,
      ...(next && { maxValue: next.quantity - 1 }),
      unitCode: piece,
    },
  };
}

function availabilityOf({ stock, lifecycle }: Sold): ItemAvailability {
  if (stock.available > 0) return 'https://schema.org/InStock';
  if (stock.backorder || stock.incoming.length > 0) return 'https://schema.org/BackOrder';
  return lifecycle === 'obsolete' ? 'https://schema.org/Discontinued' : 'https://schema.org/OutOfStock';
}

/** Millionths as a decimal number without useless zeros: `0.0125`. */
function priceText(micros: number): string {
  return decimalText(micros, 6).replace(/\.?0+$/, '');
}
