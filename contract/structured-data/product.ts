import type { Product } from 'schema-dts';
import type { ProductDetail } from '#contract/api/part.ts';
import { offersOf } from './offers.ts';
import type { Place } from './place.ts';

/** Parameters that are told, the first of the part's own order. */
const toldParameters = 20;

/** A part with its prices and ratings; null where it has neither, since search engines then take it for a mistake. */
export function productData(product: ProductDetail, place: Place): Product | null {
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
    brand: { '@type': 'Brand', name: manufacturer.name },
    manufacturer: { '@type': 'Organization', name: manufacturer.name },
    category: breadcrumb.map((step) => step.name).join(' > '),
    ...(weight !== null && { weight: { '@type': 'QuantitativeValue', value: weight, unitCode: 'GRM' } }),
    additionalProperty: attributes.slice(0, toldParameters).map((one) => ({ '@type': 'PropertyValue', name: one.name, value: one.text })),
    ...(offers && { offers }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}
