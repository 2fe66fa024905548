/** The words of a language as flat keys, for the tests of this folder. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Tree = { [key: string]: string | Tree };

function flatten(tree: Tree, prefix: string): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

/** `namespace:path.to.key` and its text, of every file of a language. */
export function readWords(language: string): Map<string, string> {
  const folder = join(import.meta.dirname, language);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => flatten(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Tree, `${file.slice(0, -'.json'.length)}:`)), // our own files
  );
}

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** The key without its plural form. */
export function baseKey(key: string): string {
  return key.replace(pluralSuffix, '');
}

/** The plural form of a key that has one; only a key with an `_other` beside it is a plural. */
export function pluralForm(words: ReadonlyMap<string, string>, key: string): string | null {
  const form = pluralSuffix.exec(key)?.[1];
  return form !== undefined && words.has(`${baseKey(key)}_other`) ? form : null;
}
