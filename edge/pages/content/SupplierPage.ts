import { html } from 'hono/html';
import { getSupplierDetail } from '#contract/api/content.ts';
import { body } from '#edge/facts/article.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { articleBlock, linkList } from '#edge/facts/link-list.ts';
import { makerPath, partBlock } from '#edge/facts/part-rows.ts';

export const facts: Facts = (view) => {
  const supplier = view.read(getSupplierDetail);
  if (!supplier) return null;
  const { words } = view;
  const makers = supplier.manufacturers.map(({ web_url, name }) => ({ name, path: makerPath(web_url) }));
  return html`${body(supplier.body ?? '')}${linkList(view, words.content.suppliers.makers, makers)}
  ${partBlock(view, words.home.moving_fast, supplier.hot)}${articleBlock(view, words.content.related, supplier.articles)}`;
};
