import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import { type WordLanguage, wordLanguages } from '#contract/locale.ts';
import type { LocalText } from '#server/catalog/reference-record.ts';

const texts = z.record(z.string(), z.string());
const catalogWords = z.object({
  /** `item` is one part in the singular; only leaves have it and a description. */
  categories: z.record(z.string(), z.object({ name: z.string(), item: z.optional(z.string()), description: z.optional(z.string()) })),
  attributes: texts,
  options: z.record(z.string(), texts),
  manufacturers: texts,
});
export type CatalogWords = z.output<typeof catalogWords>;

/** The catalog's words in the language of a folder of `locales/`. */
export function readWords(language: string): CatalogWords {
  return z.parse(catalogWords, JSON.parse(readFileSync(new URL(`./words/${language}.json`, import.meta.url), 'utf8')));
}

/** The catalog's words in all languages; `pick` chooses a text of one. */
export function catalogSpeaker(): (pick: (words: CatalogWords) => string | undefined) => LocalText {
  const all = Object.fromEntries(wordLanguages.map((language) => [language, readWords(language)])) as Record<WordLanguage, CatalogWords>; // fromEntries loses the keys
  return (pick) =>
    Object.fromEntries(
      wordLanguages.map((language) => {
        const text = pick(all[language]);
        if (text === undefined) throw new Error(`The demo catalog lacks a ${language} text: ${String(pick)}`);
        return [language, text];
      }),
    ) as LocalText; // fromEntries loses the keys
}

const synonyms = z.record(z.string(), z.record(z.enum(wordLanguages), z.array(z.string())));
let knownSynonyms: z.output<typeof synonyms> | null = null;

/** Other words for a category, of all languages; each once. */
export function synonymsOf(slug: string): string[] {
  knownSynonyms ??= z.parse(synonyms, JSON.parse(readFileSync(new URL('./words/synonyms.json', import.meta.url), 'utf8')));
  return [...new Set(Object.values(knownSynonyms[slug] ?? {}).flat())];
}
