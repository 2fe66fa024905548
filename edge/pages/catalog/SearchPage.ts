import { html } from 'hono/html';
import { searchProduct } from '#contract/api/catalog.ts';
import { searchContent } from '#contract/api/search-content.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { linkList } from '#edge/facts/link-list.ts';
import { listedParts } from '#edge/facts/listed-parts.ts';

export const facts: Facts = (view) => {
  const found = view.read(searchProduct);
  if (!found) return null;
  const categories = found.categories.map(({ web_url, name }) => ({ name, path: categoryPath(web_url) }));
  const content = (view.read(searchContent)?.list ?? []).map(({ title, path, summary }) => ({ name: title, path, note: summary }));
  return html`${listedParts(view, found)}${linkList(view, view.words.home.products, categories)}
  ${linkList(view, view.words.common.search.content, content, 'rows')}`;
};
