import type { Article } from '#contract/api/article.ts';
import { buildPath } from './build-path.ts';

/** The page of an article. */
export function articlePath({ kind, category, web_url }: Pick<Article, 'kind' | 'category' | 'web_url'>): string {
  const category_web_url = category?.web_url ?? '';
  switch (kind) {
    case 'blog':
      return buildPath('blog-category_web_url-web_url', { category_web_url, web_url });
    case 'solution':
      return buildPath('solutions-category_web_url-web_url', { category_web_url, web_url });
    case 'component':
      return buildPath('components-web_url', { web_url });
    case 'company_event':
    case 'knowledge':
      return buildPath('news-details-web_url', { web_url });
  }
}
