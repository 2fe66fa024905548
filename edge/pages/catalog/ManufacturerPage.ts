import { html } from 'hono/html';
import { getManufacturer, productList } from '#contract/api/catalog.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { articleBlock, linkList } from '#edge/facts/link-list.ts';
import { inCategory, listedParts } from '#edge/facts/listed-parts.ts';

export const facts: Facts = (view) => {
  const { words, read } = view;
  const maker = read(getManufacturer);
  if (!maker) return null;
  const categories = (maker.categories ?? []).map(({ web_url, name }) => ({ ...inCategory(maker, web_url), name }));
  return html`${linkList(view, words.home.products, categories)}${listedParts(view, read(productList))}
  ${articleBlock(view, words.content.related, maker.articles)}`;
};
