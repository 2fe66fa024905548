import type { Article } from '#contract/api/article.ts';
import type { ArticleDetail, getBlogList } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';

/** An article of the knowledge hub, in English. */
export function sampleArticle(replaced: Partial<Article> = {}): Article {
  return {
    web_url: 'crystal-load',
    kind: 'knowledge',
    category: null,
    title: 'Crystal load capacitance',
    summary: 'Which capacitors a crystal needs.',
    cover: null,
    author: null,
    tags: ['crystal'],
    published_at: '2026-11-04T00:00:00.000Z',
    updated_at: '2026-11-04T00:00:00.000Z',
    reading_minutes: 6,
    language: 'en-US',
    is_sample: false,
    ...replaced,
  };
}

/** The same with a text of one heading, and nothing around it. */
export function sampleArticleDetail(replaced: Partial<ArticleDetail> = {}): ArticleDetail {
  return {
    ...sampleArticle(),
    body: '<h2 id="load">Load</h2><p>See <a href="/category/crystals">crystals</a>.</p>',
    toc: [{ id: 'load', text: 'Load', level: 2 }],
    products: [],
    calculators: [],
    related: [],
    previous: null,
    next: null,
    seo: { title: 'Crystal load capacitance', description: '', canonical: '', noindex: false },
    ...replaced,
  };
}

/** One page of a list; `total` of 24 a page. */
export function sampleArticles(list: Article[] = [sampleArticle()], total: number = list.length, page = 1): ResponseOf<typeof getBlogList> {
  return {
    list,
    total,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / 24)),
    page_size: 24,
    english_only: 0,
    category: null,
    seo: { title: 'Engineering notes', description: 'From practice.', canonical: '', noindex: false },
  };
}
