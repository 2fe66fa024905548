/** The texts of `locales/<lang>/<namespace>.json` as they came with the shop. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { WordLanguage } from '#contract/locale.ts';

const folder = new URL('../../locales/', import.meta.url);

interface Texts {
  [key: string]: string | Texts;
}

const files = new Map<string, Texts>();

/** A whole file; empty where the language has none. */
export function shippedFile(language: WordLanguage, namespace: string): Texts {
  const name = `${language}/${namespace}`;
  const url = new URL(`${name}.json`, folder);
  const texts = files.get(name) ?? (existsSync(url) ? (JSON.parse(readFileSync(url, 'utf8')) as Texts) : {}); // a file of ours, checked when it is made
  files.set(name, texts);
  return texts;
}

/** One text by its keys from outside in; null where there is none. */
export function shippedText(language: WordLanguage, namespace: string, path: string): string | null {
  let found: string | Texts | undefined = shippedFile(language, namespace);
  for (const key of path.split('.')) found = typeof found === 'object' && Object.hasOwn(found, key) ? found[key] : undefined;
  return typeof found === 'string' ? found : null;
}

/** Names of all files. */
export const namespaces: readonly string[] = ['', 'tool/'].flatMap((below) =>
  readdirSync(new URL(`en/${below}`, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => below + name.slice(0, -'.json'.length)),
);

/** Every text of a file with its key in it. */
export function shippedTexts(language: WordLanguage, namespace: string): [path: string, text: string][] {
  const below = (texts: Texts, above: string): [string, string][] =>
    Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[above + key, text]] : below(text, `${above}${key}.`)));
  return below(shippedFile(language, namespace), '');
}
