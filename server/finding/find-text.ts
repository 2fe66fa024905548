import { sql } from 'drizzle-orm';
import { hasNoSpaces, searchWords } from '#server/catalogue/search-words.ts';
import { splitKeyword } from '#server/rules/search-intent.ts';
import { readIds } from './scope.ts';
import type { View } from './view.ts';

/** Ids of parts that have all words of a text, the last one as a beginning. */
export async function findText(view: View, text: string): Promise<Int32Array> {
  const query = wordQuery(text);
  if (query === null) return new Int32Array();
  return view.db.transaction(async (transaction) => {
    // For frequent words the planner would rather read the whole table, which takes four times as long as the index.
    await transaction.execute(sql`set local enable_seqscan = off`);
    return readIds(transaction, sql`select id from product where search @@ ${query}::tsquery`);
  });
}

/** `lm358` of `LM358 op amp` is the beginning of many numbers and the whole of none. */
const numberBeginning = /^[a-z]+\d{2,}/;

/** Search words are letters, digits and points only, so quoting them is enough. */
function wordQuery(text: string): string | null {
  const words = searchWords(splitKeyword(text).join(' '));
  const last = words.at(-1);
  if (last === undefined) return null;
  // A lone letter begins far too many words to mean one of them.
  const end = /^[a-z0-9]$/.test(last) ? `'${last}'` : `'${last}':*`;
  // A Chinese or Japanese word may be the beginning of a compound wherever it stands.
  const others = words.slice(0, -1).map((word) => (hasNoSpaces(word) || numberBeginning.test(word) ? `'${word}':*` : `'${word}'`));
  return [...others, end].join(' & ');
}
