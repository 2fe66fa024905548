import { getCategory, getManufacturer, productList } from '#contract/api/catalog.ts';
import { readListing } from '#contract/listing/listing-url.ts';
import { listFields } from '#contract/pages/list-fields.ts';
import { categoryRequest } from '#contract/requests/category-request.ts';
import type { PageCalls } from '#contract/pages/page-calls.ts';

export const calls: PageCalls = {
  records: ({ params: { brand_web_url, category_web_url } }) => [
    { call: getManufacturer, request: { brand_web_url } },
    ...(category_web_url === undefined ? [] : [{ call: getCategory, request: categoryRequest({ category_web_url }) }]),
  ],
  first: async ({ params: { brand_web_url = '', category_web_url }, search }, store) => {
    const fields = await listFields(readListing(search), category_web_url ?? null, store);
    void store.want(productList, { ...fields, brand_web_url, ...(category_web_url !== undefined && { category_web_url }) });
  },
};
