import { html } from 'hono/html';
import { getCategories } from '#contract/api/catalog.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { branch } from '#edge/facts/links.ts';

export const facts: Facts = (view) => {
  const tree = view.read(getCategories);
  return tree && html`${tree.list.map((one) => branch(view, one))}`;
};
