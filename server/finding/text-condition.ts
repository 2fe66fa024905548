import { type SQL, sql } from 'drizzle-orm';
import { searchWords } from '#server/catalogue/search-words.ts';
import { splitKeyword } from '#server/rules/search-intent.ts';

/** All words, the last one as a beginning; null when the keyword has no words. */
export function textCondition(keyword: string): SQL | null {
  const words = searchWords(splitKeyword(keyword).join(' '));
  const last = words.at(-1);
  if (last === undefined) return null;
  // A lone letter begins far too many words to mean one of them.
  const end = /^[a-z0-9]$/.test(last) ? `'${last}'` : `'${last}':*`;
  const query = [...words.slice(0, -1).map((word) => `'${word}'`), end].join(' & ');
  return sql`p.search @@ ${query}::tsquery`;
}
