import { getNewsList } from '#contract/api/content.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { listedArticles } from '#edge/facts/listed-articles.ts';

export const facts: Facts = (view) => {
  const { content } = view.words;
  const kinds = [
    { name: content.knowledge.title, path: buildPath('news-knowledgeHub') },
    { name: content.events.title, path: buildPath('news-companyEvents') },
  ];
  return listedArticles(view, view.read(getNewsList), kinds);
};
