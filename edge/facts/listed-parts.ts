/** Parts as the pages of a category, a maker and a search list them. */
import { html } from 'hono/html';
import type { ProductListItem } from '#contract/api/part.ts';
import { readListing, writeListing } from '#contract/listing/listing-url.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { type FactsView, fillCount, type Markup } from './facts-view.ts';
import { type Linked, pager } from './link-list.ts';
import { partBlock } from './part-rows.ts';

interface Listed {
  list: ProductListItem[];
  total: number;
  current_page: number;
  last_page: number;
}

/** The parts of this page of the list, and the ways to the other pages with the same filters and order. */
export function listedParts(view: FactsView, listed: Listed | null): Markup {
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

/** A maker's parts of one category. */
export function inCategory({ web_url, name }: { web_url: string; name: string }, category_web_url: string): Linked {
  return { name, path: buildPath('manufacturers-brand_web_url-category_web_url', { brand_web_url: web_url, category_web_url }) };
}
