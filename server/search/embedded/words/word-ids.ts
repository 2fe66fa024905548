import type { Database } from '#server/db/client.ts';
import type { WordForm, WordQuery } from '#server/search/word-query.ts';
import { type HeldWords, nameOf, partsOfForms } from './held-words.ts';
import { type IdSet, idsIn, intersection, isEmpty, union } from './id-set.ts';

/** The ids of the parts that meet each query, ascending; a query without words is met by none. */
export async function wordIds(db: Database, words: HeldWords, queries: readonly WordQuery[]): Promise<Int32Array[]> {
  const shortened = queries.map((query) => query.map(withoutCovered));
  // A word that no part has decides a query, whatever its others are.
  const open = shortened.filter((query) => !isKnownEmpty(words, query));
  const sets = await partsOfForms(db, words, open.flat(2));
  return shortened.map((query) =>
    open.includes(query) ? idsIn(intersection(query.map((forms) => anyOf(sets, forms)))) : new Int32Array(),
  );
}

/** `yageo` is one of the words that begin with `yage`. */
function withoutCovered(forms: readonly WordForm[]): readonly WordForm[] {
  const kept = [...new Map(forms.map((form) => [nameOf(form), form])).values()];
  return kept.filter((form) => !kept.some((other) => other !== form && other.isBeginning && form.text.startsWith(other.text)));
}

function isKnownEmpty({ held }: HeldWords, query: WordQuery): boolean {
  const known = query.flatMap((forms) => {
    const parts = forms.flatMap((form) => held.get(nameOf(form))?.parts ?? []);
    return parts.length === forms.length ? union(parts) : [];
  });
  return known.length > 0 && isEmpty(intersection(known));
}

function anyOf(sets: ReadonlyMap<string, IdSet>, forms: readonly WordForm[]): IdSet {
  return union(forms.flatMap((form) => sets.get(nameOf(form)) ?? []));
}
