import * as z from 'zod/mini';
import { getCategories, getCategory, getManufacturer, getManufacturers, hotProduct, productList } from '#contract/api/catalog.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { named, productDetail, seo } from '#contract/api/part.ts';
import { getProductDetail } from '#contract/api/product.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import type { RouteName } from '#contract/routes/table.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import type { PageView, RowFacts } from './row-facts.ts';
import { productData } from '#contract/structured-data/product.ts';

const parts = z.object({
  list: z.array(z.object({ web_url: z.string(), mpn: z.string() })),
  current_page: z.int(),
  page_size: z.int(),
});
const names = z.object({ list: z.array(named) });
const category = z.object({ category: named, breadcrumb: z.array(named), seo });
const maker = z.extend(named, { seo });

function partsOf({ read }: PageView, call: AnyEndpoint): Pick<RowFacts, 'items'> {
  const answer = read(call, parts);
  if (!answer) return {};
  const list = answer.list.map(({ web_url, mpn }) => ({ name: mpn, path: buildPath('product-web_url', { web_url }) }));
  return { items: { list, first: (answer.current_page - 1) * answer.page_size + 1 } };
}

/** The way down through the categories, each below the one before it. */
function categorySteps(breadcrumb: readonly z.output<typeof named>[], { say }: PageView): Step[] {
  const steps = breadcrumb.map(({ web_url, name }, index) => ({
    name,
    path: categoryPath(web_url, breadcrumb[index - 1]?.web_url ?? null),
  }));
  return [{ name: say('categories'), path: buildPath('category') }, ...steps];
}

function makerStep({ web_url, name }: z.output<typeof named>): Step {
  return { name, path: buildPath('manufacturers-brand_web_url', { brand_web_url: web_url }) };
}

function categoryFacts(view: PageView): RowFacts {
  const answer = view.read(getCategory, category);
  if (!answer) return {};
  const above = answer.breadcrumb.filter(({ web_url }) => web_url !== answer.category.web_url);
  return { seo: answer.seo, name: answer.category.name, above: categorySteps(above, view), ...partsOf(view, productList) };
}

function productFacts(view: PageView): RowFacts {
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
}

/** Pages of parts, categories and makers. */
export const catalogFacts: Partial<Record<RouteName, (view: PageView) => RowFacts>> = {
  category: ({ read }) => {
    const found = read(getCategories, names)?.list;
    return found ? { items: { list: found.map(({ web_url, name }) => ({ name, path: categoryPath(web_url) })) } } : {};
  },
  'category-category_web_url': categoryFacts,
  'category-category_web_url-web_url': categoryFacts,
  manufacturers: ({ read }) => {
    const found = read(getManufacturers, names)?.list;
    return found ? { items: { list: found.map(makerStep) } } : {};
  },
  'manufacturers-brand_web_url': (view) => {
    const answer = view.read(getManufacturer, maker);
    const above = [{ name: view.say('manufacturers'), path: buildPath('manufacturers') }];
    return { above, ...(answer && { seo: answer.seo, name: answer.name }), ...partsOf(view, productList) };
  },
  'manufacturers-brand_web_url-category_web_url': (view) => {
    const answer = view.read(getManufacturer, maker);
    if (!answer) return {};
    const name = view.read(getCategory, category)?.category.name;
    return {
      above: [{ name: view.say('manufacturers'), path: buildPath('manufacturers') }, makerStep(answer)],
      ...(name !== undefined && { name }),
      ...partsOf(view, productList),
    };
  },
  product: (view) => partsOf(view, hotProduct),
  'product-web_url': productFacts,
};
