/** Answers about what is written to be read, whole by the contract. */
import type { Article } from '#contract/api/article.ts';
import type { ArticleDetail, getBlogList } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ImageSet, Seo } from '#contract/api/part.ts';

export const sampleSeo: Seo = { title: 'A title of the store', description: 'What the store says of it.', canonical: '', noindex: false };

export const sampleCover: ImageSet = {
  src: '/api/store/common/picture/cover?width=1280',
  alt: 'A board under a microscope',
  width: 1280,
  height: 720,
  format: 'webp',
  srcset: [],
  placeholder: '',
};

const sampleArticle: Article = {
  web_url: 'web-url-1',
  kind: 'blog',
  category: { web_url: 'category-web-url-1', name: 'Power </script>' },
  title: 'Which capacitor?',
  summary: 'Three that fit, and why.',
  cover: sampleCover,
  author: 'Grace E.',
  tags: ['power', 'mlcc'],
  published_at: '2026-11-01T00:00:00.000Z',
  updated_at: '2026-11-02T00:00:00.000Z',
  reading_minutes: 3,
  language: 'en-US',
  is_sample: false,
};

export const sampleArticleDetail: ArticleDetail = {
  ...sampleArticle,
  body: '<p>Text</p>',
  toc: [],
  products: [],
  calculators: [],
  related: [],
  previous: null,
  next: null,
  seo: sampleSeo,
};

export const sampleArticleList: ResponseOf<typeof getBlogList> = {
  list: [sampleArticle],
  total: 1,
  current_page: 1,
  last_page: 1,
  page_size: 24,
  english_only: 0,
  category: null,
  seo: sampleSeo,
};
