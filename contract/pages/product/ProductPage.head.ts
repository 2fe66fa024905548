import { productDetail } from '#contract/api/part.ts';
import { getProductDetail } from '#contract/api/product.ts';
import type { PageHead } from '#contract/head/row-facts.ts';
import { categorySteps } from '#contract/head/steps.ts';
import { productData } from '#contract/structured-data/product.ts';

export const head: PageHead = {
  facts: (view) => {
    const product = view.read(getProductDetail, productDetail);
    if (!product) return {};
    return {
      seo: product.seo,
      type: 'product',
      image: product.image,
      name: product.mpn,
      above: categorySteps(product.breadcrumb, view),
      things: [productData(product, view.place)],
    };
  },
};
