import { readWords } from '#server/rules/keyword-words.ts';
import { namedWholly } from '#server/rules/named-wholly.ts';
import { splitKeyword } from '#server/rules/split-keyword.ts';
import { intentCatalogue } from './intent-catalogue.ts';
import type { Scope } from './scope.ts';
import type { View } from './view.ts';

/** Of parts whose texts have the keyword's words, those of the kinds that it names: texts of switches speak of fuses, too. */
export async function inNamedKinds({ reference }: View, scope: Scope, keyword: string): Promise<Scope> {
  const { categories } = await intentCatalogue(reference);
  const named = namedWholly(categories, readWords(splitKeyword(keyword)));
  if (named.length === categories.length) return scope;
  const ids = new Set(named.map(({ slug }) => reference.categoryBySlug.get(slug)?.id));
  return { ...scope, rows: scope.rows.filter((row) => ids.has(scope.columns.category.codes[row])), isWhole: false };
}
