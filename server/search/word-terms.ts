/** Queries for words as PostgreSQL reads them (`tsquery`), for vectors of `indexWords`. */
import type { WordQuery } from './word-query.ts';
import { searchWords } from './search-words.ts';
import { inAnyForm } from './word-forms.ts';

/** One query for all words; empty for none. */
export function wordTerms(query: WordQuery): string {
  return query.map(oneOf).join(' & ');
}

/** The words of a text, each in any form, as terms of a `tsquery`. */
export function wordForms(text: string): string[] {
  return searchWords(text).map(inAnyForm).map(oneOf);
}

function oneOf(forms: WordQuery[number]): string {
  // Search words are letters, digits and points only, so quoting them is enough.
  const terms = forms.map(({ text, isBeginning }) => `'${text}'${isBeginning ? ':*' : ''}`);
  return terms.length === 1 ? terms.join('') : `(${terms.join(' | ')})`;
}
