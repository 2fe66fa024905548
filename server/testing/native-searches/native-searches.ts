/** What people who speak a language type into the search box, by the kind of part that they mean; one file of data for each language. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordLanguage } from '#contract/locale.ts';

/** Keywords with the end of the address of a category, a branch or one without parts, or `nothing`. */
export function nativeSearches(language: WordLanguage): [keyword: string, kind: string][] {
  const data: Record<string, string[]> = JSON.parse(readFileSync(join(import.meta.dirname, `${language}.json`), 'utf8'));
  return Object.entries(data).flatMap(([kind, keywords]) => keywords.map((keyword): [string, string] => [keyword, kind]));
}
