/** The terms of the shop in every language, from `glossary.json`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const glossary = JSON.parse(readFileSync(join(import.meta.dirname, 'glossary.json'), 'utf8')) as Record<string, string>[]; // our own file

/** Names of the languages in the glossary where they are not those of the folders. */
const tags: Record<string, string> = { pt: 'pt-BR', es: 'es-MX', zh: 'zh-CN' };

function inLanguage(entry: Record<string, string>, language: string): string {
  const own = entry[tags[language] ?? language];
  if (own === undefined) throw new Error(`The glossary lacks ${language}: ${entry['key']}`);
  return own;
}

/** A term without what stands in brackets, in small letters, with plain blanks. */
export function bareTerm(term: string, language: string): string {
  return term
    .replace(/\s*[（(].*?[)）]/g, '')
    .replaceAll('\u00ad', '')
    .replaceAll(/\s/g, ' ')
    .trim()
    .toLocaleLowerCase(language);
}

/** The term of a key in a language; throws for a key that the glossary lacks. */
export function glossaryTerm(key: string, language: string): string {
  const entry = glossary.find((one) => one['key'] === key);
  if (!entry) throw new Error(`The glossary lacks ${key}`);
  return bareTerm(inLanguage(entry, language), language);
}

/** Every way in which a language may write an English label of the glossary. */
export function glossaryWays(language: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const entry of glossary) {
    const own = inLanguage(entry, language);
    const english = bareTerm(entry['en'] ?? '', 'en');
    const ways = found.get(english) ?? new Set();
    const brackets = [...own.matchAll(/[（(](.*?)[)）]/g)].map(([, inside = '']) => bareTerm(inside, language));
    const bare = bareTerm(own, language);
    for (const way of [bare, ...bare.split(/\s*[/,]\s*/), ...brackets]) ways.add(way);
    found.set(english, ways);
  }
  return found;
}
