import { readWords } from '#server/rules/keyword/keyword-words.ts';
import { packagesRead } from '#server/rules/package/package-synonyms.ts';
import { splitKeyword } from '#server/rules/keyword/split-keyword.ts';
import { packagesOf } from './known-packages.ts';
import { type Scope, hasParts, narrowed } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';

/** The parts in the package that a keyword is a name of. */
export async function inPackage(view: View, scope: Scope, keyword: string): Promise<Scope | null> {
  const [phrases, ...others] = readWords(splitKeyword(keyword)).phrases;
  const phrase = phrases?.[others.length];
  const names = phrase?.housing ? packagesRead(packagesOf(view.reference), phrase.code, phrase.housing) : [];
  if (names.length === 0) return null;
  const own = narrowed(scope, { is: 'package', names });
  return (await hasParts(view, own)) ? own : null;
}
