import { html } from 'hono/html';
import { productList } from '#contract/api/catalog.ts';
import { getComponentDetail } from '#contract/api/content.ts';
import { categoryPath } from '#contract/routes/category-path.ts';
import { article } from '#edge/facts/article.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { partBlock } from '#edge/facts/part-rows.ts';

export const facts: Facts = (view) => {
  const detail = view.read(getComponentDetail);
  if (!detail) return null;
  const { category_name: name, category_web_url: slug } = detail;
  const parts = partBlock(view, name, view.read(productList)?.list ?? []);
  return article(
    view,
    detail,
    html`${parts}
      <p><a href="${view.link(categoryPath(slug))}">${name}</a></p>`,
  );
};
