import { html } from 'hono/html';
import { getCategory, productList } from '#contract/api/catalog.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { articleBlock, linkList, wayDown } from '#edge/facts/link-list.ts';
import { categoryLinks } from '#edge/facts/links.ts';
import { inCategory, listedParts } from '#edge/facts/listed-parts.ts';

export const facts: Facts = (view) => {
  const { words, read } = view;
  const answer = read(getCategory);
  if (!answer) return null;
  const { category, breadcrumb, children, manufacturers, articles } = answer;
  const above = breadcrumb.filter(({ web_url }) => web_url !== category.web_url);
  return html`${wayDown(view, above)} ${linkList(view, words.home.products, categoryLinks(view, children))}
  ${listedParts(view, read(productList))}
  ${linkList(
    view,
    words.home.manufacturers,
    manufacturers.map((one) => inCategory(one, category.web_url)),
  )}
  ${articleBlock(view, words.content.related, articles)}`;
};
