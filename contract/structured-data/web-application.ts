import type { WebApplicationLeaf } from 'schema-dts';
import { type Place, shopOf } from './place.ts';

/** A calculator: free, in any browser. */
export function webApplicationData(name: string, description: string, place: Place): WebApplicationLeaf {
  return {
    '@type': 'WebApplication',
    name,
    description,
    url: place.url,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript',
    inLanguage: place.language,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
    publisher: shopOf(place),
  };
}
