import { getComponentList } from '#contract/api/content.ts';
import type { Facts } from '#edge/facts/facts-view.ts';
import { listedArticles } from '#edge/facts/listed-articles.ts';

export const facts: Facts = (view) => listedArticles(view, view.read(getComponentList), []);
