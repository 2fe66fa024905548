import type { HeadWords } from './head-words.ts';
import type { RouteName } from '#contract/routes/table.ts';

/** Pages on which browsers and readers find the feed. */
export const pagesWithFeed: readonly RouteName[] = ['blog', 'blog-category_web_url', 'news', 'news-knowledgeHub'];

export function feedTitle({ text }: HeadWords, site: string): string {
  return text('feed', 'title', { site }) ?? site;
}
