import * as z from 'zod/mini';
import { article } from '#contract/api/article.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { seo } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { articleData } from '#contract/structured-data/article.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import { indexStep } from './content-steps.ts';
import type { PageView, RowFacts } from './row-facts.ts';

const written = z.extend(article, { seo });

/** The pages above an article: the index of its kind, and its topic where that has a page. */
function aboveArticle({ kind, category }: Pick<z.output<typeof article>, 'kind' | 'category'>, view: PageView): Step[] {
  const topic = category ? [{ name: category.name, web_url: category.web_url }] : [];
  switch (kind) {
    case 'blog':
      return [
        indexStep('blog', view),
        ...topic.map(({ name, web_url }) => ({ name, path: buildPath('blog-category_web_url', { category_web_url: web_url }) })),
      ];
    case 'solution':
      return [
        indexStep('solutions', view),
        ...topic.map(({ name, web_url }) => ({ name, path: buildPath('solutions-category_web_url', { category_web_url: web_url }) })),
      ];
    case 'component':
      return [indexStep('components', view)];
    case 'company_event':
      return [indexStep('news', view), indexStep('news-companyEvents', view)];
    case 'knowledge':
      return [indexStep('news', view), indexStep('news-knowledgeHub', view)];
  }
}

/** What is written to be read; `call` brings it. */
export function readArticle(view: PageView, call: AnyEndpoint): RowFacts {
  const answer = view.read(call, written);
  if (!answer) return {};
  return {
    seo: answer.seo,
    type: 'article',
    image: answer.cover,
    name: answer.title,
    above: aboveArticle(answer, view),
    things: [articleData(answer, view.place)],
  };
}
