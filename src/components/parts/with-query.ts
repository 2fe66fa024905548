/** Adds a query, written without its question mark. */
export function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
