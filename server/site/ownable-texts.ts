import type { WordLanguage } from '#contract/locale.ts';
import { namespaces, shippedTexts } from '#server/kernel/shipped-words.ts';

const known = new Map<WordLanguage, ReadonlyMap<string, string>>();

/** Texts in whose place the operator may put their own, as they came with the shop: key -> text. */
export function ownableTexts(language: WordLanguage): ReadonlyMap<string, string> {
  const texts =
    known.get(language) ??
    new Map(
      namespaces.flatMap((namespace) => shippedTexts(language, namespace).map(([path, text]) => [`${namespace}:${path}`, text] as const)),
    );
  known.set(language, texts);
  return texts;
}
