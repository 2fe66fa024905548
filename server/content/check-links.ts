/** Whether a link inside the content leads somewhere. */
import { buildPath } from '#contract/routes/build-path.ts';
import { matchPage } from '#contract/routes/match-page.ts';
import { readCategoryLink } from './category-link.ts';
import type { ReadArticle, ReadTopic } from './read-content.ts';

const outside = /^(https:\/\/|mailto:|tel:)/;

/** Paths of all articles and topics. */
function ownPaths(articles: readonly ReadArticle[], topics: readonly ReadTopic[]): Set<string> {
  const paths = articles.map(({ kind, categorySlug, slug }) => pathOf(kind, slug, categorySlug));
  const ofTopics = topics.map(({ kind, slug }) => (kind === 'solution' ? `/solutions/${slug}` : `/${kind}/${slug}`));
  return new Set([...paths, ...ofTopics]);
}

/** Where an article stands in the shop. */
export function pathOf(kind: ReadArticle['kind'], slug: string, topic: string | null): string {
  switch (kind) {
    case 'page':
      return `/about/${slug}`;
    case 'blog':
      return `/blog/${topic ?? ''}/${slug}`;
    case 'company_event':
    case 'knowledge':
      return `/news/details/${slug}`;
    case 'solution':
      return `/solutions/${topic ?? ''}/${slug}`;
    case 'component':
      return `/components/${slug}`;
    case 'supplier':
      return `/featuredSuppliers/${slug}`;
  }
}

/** The one page below /about that is no text. */
const form = buildPath('about-contactUs');
const written = /^\/(about|blog|news\/details|solutions|components|featuredSuppliers)\//;

/** Tells for a link whether the page is there; links to parts, categories and makers are only checked for their form,
 * which filters of a category are part of: the shop may have other categories when the text is read. */
export function existenceOfLink(articles: readonly ReadArticle[], topics: readonly ReadTopic[]): (link: string) => boolean {
  const own = ownPaths(articles, topics);
  return (link) => {
    if (outside.test(link) || link.startsWith('#')) return true;
    const path = /^(\/[^?#]*)/.exec(link)?.[1];
    if (path === undefined) return false;
    if (readCategoryLink(link)?.unread.length) return false;
    return written.test(path) && path !== form ? own.has(path) : matchPage(path) !== null;
  };
}
