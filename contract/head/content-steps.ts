import { buildPath } from '#contract/routes/build-path.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import type { PageView } from './row-facts.ts';

export type Index = 'blog' | 'news' | 'news-companyEvents' | 'news-knowledgeHub' | 'solutions' | 'components' | 'featuredSuppliers';

/** Section of `head.json` that heads an index page. */
const sections: Record<Index, string> = {
  blog: 'blog',
  news: 'news',
  'news-companyEvents': 'company_events',
  'news-knowledgeHub': 'knowledge_hub',
  solutions: 'solutions',
  components: 'components',
  featuredSuppliers: 'suppliers',
};

/** An index page as a step of the way to what it lists. */
export function indexStep(index: Index, { say }: PageView): Step {
  return { name: say(sections[index]), path: buildPath(index) };
}
