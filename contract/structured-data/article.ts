import type { Article, PersonLeaf } from 'schema-dts';
import type { Article as Written, ArticleKind } from '#contract/api/article.ts';
import { type Place, shopOf } from './place.ts';

const types = {
  blog: 'BlogPosting',
  company_event: 'NewsArticle',
  knowledge: 'TechArticle',
  component: 'TechArticle',
  solution: 'TechArticle',
} as const satisfies Record<ArticleKind, string>;

/** An article; null for a sample event, which never took place. */
export function articleData(article: Written, place: Place): Article | null {
  if (article.is_sample) return null;
  const { kind, title, summary, cover, author, category, tags, published_at: published, updated_at: updated, language } = article;
  const shop = shopOf(place);
  return {
    '@type': types[kind],
    headline: title,
    description: summary,
    url: place.url,
    mainEntityOfPage: place.url,
    inLanguage: language,
    datePublished: published,
    dateModified: updated,
    author: author === null ? shop : personOf(author),
    publisher: shop,
    ...(cover && { image: place.file(cover.src) }),
    ...(category && { articleSection: category.name }),
    ...(tags.length > 0 && { keywords: tags.join(', ') }),
  };
}

function personOf(name: string): PersonLeaf {
  return { '@type': 'Person', name };
}
