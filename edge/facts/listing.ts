/** Pages that list parts: of a category, of a maker, of a search. */
import { html } from 'hono/html';
import { getCategory, getManufacturer, productList, searchProduct } from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import type { Category, ProductListItem } from '#contract/api/part.ts';
import { readListing, writeListing } from '#contract/listing/listing-url.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { type Facts, type FactsView, fillCount, type Markup } from './facts-view.ts';
import { articleBlock, type Linked, linkList, pager, wayDown } from './link-list.ts';
import { partBlock } from './part-rows.ts';

interface Listed {
  list: ProductListItem[];
  total: number;
  current_page: number;
  last_page: number;
}

/** The parts of this page of the list, and the ways to the other pages with the same filters and order. */
function parts(view: FactsView, listed: Listed | null): Markup {
  if (!listed) return html``;
  const { words, address, integer } = view;
  const listing = readListing(address.search);
  const pathOf = (page: number) => {
    const query = writeListing({ ...listing, page });
    return query === '' ? address.path : `${address.path}?${query}`;
  };
  return html`<p>${fillCount(view, words.catalog, 'parts', listed.total, { number: integer(listed.total) })}</p>
    ${partBlock(view, words.catalog.parts_list, listed.list)}${pager(view, listed, pathOf)}`;
}

/** Categories as links, each with the number of its parts. */
export function categoryLinks(
  view: FactsView,
  categories: readonly Pick<Category, 'web_url' | 'name' | 'product_count'>[],
  above: string | null,
): Linked[] {
  return categories.map(({ web_url, name, product_count: count }) => ({
    name,
    path: categoryPath(web_url, above),
    note: fillCount(view, view.words.catalog, 'parts', count, { number: view.integer(count) }),
  }));
}

export const categoryFacts: Facts = (view) => {
  const { words, read } = view;
  const answer = read(getCategory);
  if (!answer) return null;
  const { category, breadcrumb, children, manufacturers, articles } = answer;
  const above = breadcrumb.filter(({ web_url }) => web_url !== category.web_url);
  return html`${wayDown(view, above)} ${linkList(view, words.home.products, categoryLinks(view, children, category.web_url))}
  ${parts(view, read(productList))}
  ${linkList(
    view,
    words.home.manufacturers,
    manufacturers.map((one) => inCategory(one, category.web_url)),
  )}
  ${articleBlock(view, words.content.related, articles)}`;
};

function inCategory({ web_url, name }: { web_url: string; name: string }, category_web_url: string): Linked {
  return { name, path: buildPath('manufacturers-brand_web_url-category_web_url', { brand_web_url: web_url, category_web_url }) };
}

export const makerFacts: Facts = (view) => {
  const { words, read } = view;
  const maker = read(getManufacturer);
  if (!maker) return null;
  const categories = (maker.categories ?? []).map(({ web_url, name }) => ({ ...inCategory(maker, web_url), name }));
  return html`${linkList(view, words.home.products, categories)}${parts(view, read(productList))}
  ${articleBlock(view, words.content.related, maker.articles)}`;
};

export const searchFacts: Facts = (view) => {
  const found = view.read(searchProduct);
  if (!found) return null;
  const categories = found.categories.map(({ web_url, name }) => ({ name, path: categoryPath(web_url) }));
  const content = (view.read(searchContent)?.list ?? []).map(({ title, path, summary }) => ({ name: title, path, note: summary }));
  return html`${parts(view, found)}${linkList(view, view.words.home.products, categories)}
  ${linkList(view, view.words.common.search.content, content, 'rows')}`;
};
