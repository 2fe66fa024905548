import { html } from 'hono/html';
import { getBlogDetail, getNewsDetail } from '#contract/api/content.ts';
import { article } from '#edge/facts/article.ts';
import type { Facts } from '#edge/facts/facts-view.ts';

export const facts: Facts = (view) => {
  const detail = view.read(getBlogDetail) ?? view.read(getNewsDetail);
  return detail && article(view, detail, html``);
};
