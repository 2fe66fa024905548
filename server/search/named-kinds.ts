import { readWords } from '#server/rules/keyword-words.ts';
import { namedWholly } from '#server/rules/named-wholly.ts';
import { isKindName } from '#server/rules/option-names.ts';
import { readIntent } from '#server/rules/search-intent.ts';
import { splitKeyword } from '#server/rules/split-keyword.ts';
import { intentCatalogue } from './intent-catalogue.ts';
import { type Scope, narrowed } from './scope.ts';
import type { View } from './view.ts';

/** Of parts whose texts have the keyword's words, those of the kinds that it names: texts of switches speak of fuses, too. */
export async function inNamedKinds({ reference }: View, scope: Scope, keyword: string): Promise<Scope> {
  const { categories } = await intentCatalogue(reference);
  const named = namedWholly(categories, readWords(splitKeyword(keyword)));
  if (named.length === categories.length) return scope;
  return narrowed(scope, { is: 'category', ids: named.flatMap(({ slug }) => reference.categoryBySlug.get(slug)?.id ?? []) });
}

/** Whether a keyword is the name of a kind of part that is an option of its category, such as `triac`: it never means the whole of it. */
export async function namesOption({ reference }: View, keyword: string): Promise<boolean> {
  const { phrases } = readWords(splitKeyword(keyword));
  const whole = phrases[0]?.[phrases.length - 1];
  return whole !== undefined && isKindName(whole) && readIntent(keyword, await intentCatalogue(reference)).length > 0;
}
