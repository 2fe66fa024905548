import { describe, expect, it } from 'vitest';
import { locales, wordLanguages } from '#contract/locale.ts';
import { languagesUnderTest } from './languages-under-test.ts';
import { baseKey, pluralForm, readWords } from './read-words.ts';

/** Snake case; a code of data, such as a country's, may stand in front. */
const segment = '(?:[a-z0-9_]+|[A-Z]{2,3}(?:_[a-z0-9_]+)?)';
const keyShape = new RegExp(`^[A-Za-z0-9_/]+:${segment}(?:\\.${segment}){0,2}$`);

/** Calculators name their words by the ids and codes of their definitions; `tool-words.test.ts` compares them. */
const toolKeys = /^tool(?:s|_index|\/\w+)?:/;

const source = readWords(wordLanguages[0]);

function keysOf(words: ReadonlyMap<string, string>): Set<string> {
  return new Set([...words.keys()].map((key) => (pluralForm(words, key) === null ? key : `${baseKey(key)} (plural)`)));
}

function placeholders(text: string): string {
  const found = text.match(/\{\{\s*[\w.]+|<\/?\d+>/g) ?? [];
  return [...new Set(found.map((one) => one.replace(/^\{\{\s*/, '')))].toSorted().join(' ');
}

/** Placeholders of a key in any of its plural forms; a form may leave the count out, as in "one line". */
function placeholdersOf(words: ReadonlyMap<string, string>, key: string): string {
  return placeholders(pluralForm(words, key) === null ? (words.get(key) ?? '') : (words.get(`${baseKey(key)}_other`) ?? ''));
}

function pluralForms(words: ReadonlyMap<string, string>): Map<string, string[]> {
  const forms = new Map<string, string[]>();
  for (const key of words.keys()) {
    const form = pluralForm(words, key);
    if (form !== null) forms.set(baseKey(key), [...(forms.get(baseKey(key)) ?? []), form].toSorted());
  }
  return forms;
}

describe.each(languagesUnderTest)('the words of %s', (language) => {
  const words = readWords(language);
  const tag = Object.values(locales).find((locale) => locale.tag.startsWith(language))?.tag ?? language;

  it('have every key of the source language and no other', () => {
    const own = keysOf(words);
    const wanted = keysOf(source);
    expect([...wanted].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !wanted.has(key))).toEqual([]);
  });

  it('are never empty and keep every placeholder', () => {
    const broken = [...words].filter(([key, text]) => text.trim() === '' || placeholdersOf(words, key) !== placeholdersOf(source, key));
    expect(broken.map(([key]) => key).filter((key) => keysOf(source).has(key) || source.has(key))).toEqual([]);
  });

  it('have the plural forms of the language, no more and no fewer', () => {
    const wanted = new Intl.PluralRules(tag).resolvedOptions().pluralCategories.toSorted();
    const wrong = [...pluralForms(words)].filter(([, forms]) => forms.join() !== wanted.join());
    expect(wrong.map(([key, forms]) => `${key}: ${forms.join()} instead of ${wanted.join()}`)).toEqual([]);
  });

  it('have keys in snake_case, nested at most two deep', () => {
    const named = new Set(['common:Contact_us']); // the requirements give this name
    const odd = [...words.keys()].filter((key) => !named.has(key) && !toolKeys.test(key) && !keyShape.test(key));
    expect(odd).toEqual([]);
  });
});
