/** What the editor of a part asks for beside the part. */
import { getCountries } from '#contract/api/address.ts';
import { getProductChanges, getProductChoices } from '#contract/api/admin/product.ts';
import { getCategory } from '#contract/api/catalog.ts';
import type { Category } from '#contract/api/part.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { mock } from './mock.ts';
import { onePage } from './sample-coupon.ts';
import { sampleCategoryAnswer } from './sample-listing.ts';

interface Around {
  choices?: Partial<ResponseOf<typeof getProductChoices>>;
  countries?: ResponseOf<typeof getCountries>['list'];
  /** Parameters of the categories, by address. */
  attributes?: Readonly<Record<string, NonNullable<Category['attributes']>>>;
}

export function aroundProduct({ choices = {}, countries = [], attributes = {} }: Around = {}) {
  return [
    mock(getProductChoices, {
      categories: [],
      manufacturers: [],
      outlines: [],
      base_currency: 'EUR',
      rates: [],
      country: 'DE',
      ...choices,
    }),
    mock(getCategory, ({ category_web_url: slug }) =>
      sampleCategoryAnswer({ web_url: slug, name: slug, attributes: attributes[slug] ?? [] }),
    ),
    mock(getCountries, { list: countries }),
    mock(getProductChanges, onePage([])),
  ];
}
