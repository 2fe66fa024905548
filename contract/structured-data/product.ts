import type { AggregateRatingLeaf, BrandLeaf, OrganizationLeaf, ProductLeaf, PropertyValueLeaf, QuantitativeValueLeaf } from 'schema-dts';
import type { ProductDetail } from '#contract/api/part.ts';
import { offersOf } from './offers.ts';
import type { Place } from './place.ts';

/** Parameters that are told, the first of the part's own order. */
const toldParameters = 20;

/** A part with its prices and ratings; null where it has neither, since search engines then take it for a mistake. */
export function productData(product: ProductDetail, place: Place): ProductLeaf | null {
  const { mpn, name, description, manufacturer, rating, image, breadcrumb, attributes, weight_g: weight, gtin } = product;
  const offers = offersOf(product, place);
  if (offers === null && rating.count === 0) return null;
  const sku = (product.offers.find((offer) => offer.default) ?? product.offers[0])?.sku;
  return {
    '@type': 'Product',
    '@id': `${place.url}#part`,
    name: `${mpn} ${name}`,
    url: place.url,
    mpn,
    ...(gtin !== undefined && { gtin }),
    ...(sku !== undefined && { sku }),
    ...(description !== '' && { description }),
    ...(image && { image: place.file(image.src) }),
    ...makerOf(manufacturer.name),
    category: breadcrumb.map((step) => step.name).join(' > '),
    ...(weight !== null && { weight: gramsOf(weight) }),
    additionalProperty: attributes
      .slice(0, toldParameters)
      .map((one): PropertyValueLeaf => ({ '@type': 'PropertyValue', name: one.name, value: one.text })),
    ...(offers && { offers }),
    ...(rating.count > 0 && {
      aggregateRating: ratingOf(rating),
    }),
  };
}

// Each with its own type: to find out which of all things of the vocabulary a literal is, the compiler compares it with each of them.

function makerOf(name: string): { brand: BrandLeaf; manufacturer: OrganizationLeaf } {
  return { brand: { '@type': 'Brand', name }, manufacturer: { '@type': 'Organization', name } };
}

function gramsOf(value: number): QuantitativeValueLeaf {
  return { '@type': 'QuantitativeValue', value, unitCode: 'GRM' };
}

function ratingOf({ average, count }: ProductDetail['rating']): AggregateRatingLeaf {
  return { '@type': 'AggregateRating', ratingValue: average, ratingCount: count, bestRating: 5, worstRating: 1 };
}
