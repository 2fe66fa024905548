import { getBlogCategories, getBlogList } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { listedArticles } from '#edge/facts/listed-articles.ts';

export const facts: Facts = (view) => {
  const topics = view.read(getBlogCategories)?.list ?? [];
  return listedArticles(
    view,
    view.read(getBlogList),
    topics.map(({ web_url, name }) => ({ name, path: buildPath('blog-category_web_url', { category_web_url: web_url }) })),
  );
};
