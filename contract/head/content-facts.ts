import * as z from 'zod/mini';
import { article, supplier } from '#contract/api/article.ts';
import {
  getBlogDetail,
  getBlogList,
  getComponentDetail,
  getComponentList,
  getNewsDetail,
  getNewsList,
  getPage,
  getSolutionDetail,
  getSolutionList,
  getSupplierDetail,
  getSupplierList,
} from '#contract/api/content.ts';
import type { AnyEndpoint } from '#contract/api/endpoint.ts';
import { named, seo } from '#contract/api/part.ts';
import { articlePath } from '#contract/routes/article-path.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import type { RouteName } from '#contract/routes/table.ts';
import { articleData } from '#contract/structured-data/article.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import type { PageView, RowFacts } from './row-facts.ts';

const listed = z.pick(article, { web_url: true, kind: true, category: true, title: true });
const offered = { english_only: z.int() };
const articles = z.object({ list: z.array(listed), current_page: z.int(), page_size: z.int(), ...offered, seo });
const written = z.extend(article, { seo });
const page = z.object({ title: z.string(), seo });
const suppliers = z.object({ list: z.array(named), ...offered });
const oneSupplier = z.extend(z.pick(supplier, { name: true }), { seo });

type Index = 'blog' | 'news' | 'news-companyEvents' | 'news-knowledgeHub' | 'solutions' | 'components' | 'featuredSuppliers';

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

/** A list that has nothing in the reader's language and offers what is written in English lists nothing, and is still worth finding. */
const isOffer = ({ list, english_only: englishOnly }: { list: readonly unknown[]; english_only: number }): boolean =>
  list.length === 0 && englishOnly > 0;

function step(index: Index, { say }: PageView): Step {
  return { name: say(sections[index]), path: buildPath(index) };
}

const listing =
  (call: AnyEndpoint, ...above: Index[]) =>
  (view: PageView): RowFacts => {
    const answer = view.read(call, articles);
    return {
      above: above.map((index) => step(index, view)),
      ...(answer && {
        seo: answer.seo,
        name: answer.seo.title,
        ...(!isOffer(answer) && {
          items: {
            list: answer.list.map((one) => ({ name: one.title, path: articlePath(one) })),
            first: (answer.current_page - 1) * answer.page_size + 1,
          },
        }),
      }),
    };
  };

/** The pages above an article: the index of its kind, and its topic where that has a page. */
function aboveArticle({ kind, category }: z.output<typeof listed>, view: PageView): Step[] {
  const topic = category ? [{ name: category.name, web_url: category.web_url }] : [];
  switch (kind) {
    case 'blog':
      return [
        step('blog', view),
        ...topic.map(({ name, web_url }) => ({ name, path: buildPath('blog-category_web_url', { category_web_url: web_url }) })),
      ];
    case 'solution':
      return [
        step('solutions', view),
        ...topic.map(({ name, web_url }) => ({ name, path: buildPath('solutions-category_web_url', { category_web_url: web_url }) })),
      ];
    case 'component':
      return [step('components', view)];
    case 'company_event':
      return [step('news', view), step('news-companyEvents', view)];
    case 'knowledge':
      return [step('news', view), step('news-knowledgeHub', view)];
  }
}

const reading =
  (call: AnyEndpoint) =>
  (view: PageView): RowFacts => {
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
  };

const text = ({ read }: PageView): RowFacts => {
  const answer = read(getPage, page);
  return answer ? { seo: answer.seo, name: answer.title } : {};
};

/** Articles, guides, suppliers and pages about the shop. */
export const contentFacts: Partial<Record<RouteName, (view: PageView) => RowFacts>> = {
  'about-about': text,
  'about-careers': text,
  'about-certifications': text,
  'about-contactUs': text,
  'about-cookies-policy': text,
  'about-delivery': text,
  'about-offlinePay': text,
  'about-policy': text,
  'about-qInspection': text,
  'about-refunds': text,
  'about-shoppingGuide': text,
  'about-term': text,
  blog: listing(getBlogList),
  'blog-category_web_url': listing(getBlogList, 'blog'),
  'blog-category_web_url-web_url': reading(getBlogDetail),
  news: listing(getNewsList),
  'news-companyEvents': listing(getNewsList, 'news'),
  'news-knowledgeHub': listing(getNewsList, 'news'),
  'news-details-web_url': reading(getNewsDetail),
  solutions: listing(getSolutionList),
  'solutions-category_web_url': listing(getSolutionList, 'solutions'),
  'solutions-category_web_url-web_url': reading(getSolutionDetail),
  components: listing(getComponentList),
  'components-web_url': reading(getComponentDetail),
  featuredSuppliers: ({ read }) => {
    const answer = read(getSupplierList, suppliers);
    return answer && !isOffer(answer)
      ? { items: { list: answer.list.map(({ web_url, name }) => ({ name, path: buildPath('featuredSuppliers-web_url', { web_url }) })) } }
      : {};
  },
  'featuredSuppliers-web_url': (view) => {
    const answer = view.read(getSupplierDetail, oneSupplier);
    return { above: [step('featuredSuppliers', view)], ...(answer && { seo: answer.seo, name: answer.name }) };
  },
};
