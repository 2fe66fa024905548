import { html } from 'hono/html';
import { getCategories, hotProduct } from '#contract/api/catalog.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { branch } from '#edge/facts/links.ts';
import { partBlock } from '#edge/facts/part-rows.ts';

export const facts: Facts = (view) => {
  const { words, read } = view;
  const tree = read(getCategories);
  return html`${partBlock(view, words.catalog.all_products.popular, read(hotProduct)?.list ?? [])}${(tree?.list ?? []).map((one) => branch(view, one))}`;
};
