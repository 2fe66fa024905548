import { buildPath } from './build-path.ts';

/** The page of a category, below its parent where that is known. */
export function categoryPath(webUrl: string, parent: string | null = null): string {
  return parent === null
    ? buildPath('category-category_web_url', { category_web_url: webUrl })
    : buildPath('category-category_web_url-web_url', { category_web_url: parent, web_url: webUrl });
}

/** Adds a query, written without its question mark. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
