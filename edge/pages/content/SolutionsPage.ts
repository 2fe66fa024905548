import { getSolutionCategories, getSolutionList } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { listedArticles } from '#edge/facts/listed-articles.ts';

export const facts: Facts = (view) => {
  const topics = view.read(getSolutionCategories)?.list ?? [];
  return listedArticles(
    view,
    view.read(getSolutionList),
    topics.map(({ web_url, name }) => ({ name, path: buildPath('solutions-category_web_url', { category_web_url: web_url }) })),
  );
};
