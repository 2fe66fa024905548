/** Parts by the words that the database's index has of them (`search-words.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import { byIndex } from '#server/db/by-index.ts';
import type { Database } from '#server/db/client.ts';
import { readIntegers } from '#server/db/packed.ts';
import type { PartWords } from '#server/search/part-words.ts';
import { partsWith } from '#server/search/predicate.ts';
import { wordTerms } from '#server/search/word-terms.ts';

export function databaseWords(db: Database): PartWords {
  return {
    byWords: async (queries) => {
      const terms = new Set(queries.map(wordTerms).filter((query) => query !== ''));
      if (terms.size === 0) return null;
      return byIndex(db, async (indexed) => {
        for (const query of terms) {
          // oxlint-disable-next-line no-await-in-loop -- the next query is asked only when the one before finds nothing
          const { rows } = await indexed.execute<{ ids: Buffer | null }>(sql`select ${having(query)} as ids`);
          const ids = rows[0]?.ids;
          if (ids) return partsWith(readIntegers(ids));
        }
        return null;
      });
    },
    byEachWord: async (queries) => {
      if (queries.length === 0) return [];
      const terms = queries.map(wordTerms);
      const columns = terms.map((query, place) => sql`${query === '' ? sql`null::bytea` : having(query)} as ${nameOf(place)}`);
      const { rows } = await byIndex(db, (indexed) =>
        indexed.execute<Record<string, Buffer | null>>(sql`select ${sql.join(columns, sql`, `)}`),
      );
      return queries.map((_, place) => {
        const ids = rows[0]?.[`word${place}`];
        return ids ? partsWith(readIntegers(ids)) : null;
      });
    },
  };
}

const nameOf = (place: number): SQL => sql`${sql.identifier(`word${place}`)}`;

function having(query: string): SQL {
  return sql`(select string_agg(int4send(id), '') from product where search @@ ${query}::tsquery and not hidden)`;
}
