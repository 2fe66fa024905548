import { expect, test } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
import { translations } from '#locales/languages-under-test.ts';
import { demoReference } from './reference.ts';
import synonyms from './words/synonyms.json' with { type: 'json' };
import { readWords, synonymsOf } from './words.ts';

/** Every text with the path to it. */
function texts(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value ?? {}).flatMap(([key, one]: [string, unknown]) => texts(one, `${path}/${key}`));
}

const english = texts(readWords('en'));

test.each(translations)('%s has a word for every English one, in the same order', (language) => {
  const words = texts(readWords(language));
  expect(words.map(([path]) => path)).toEqual(english.map(([path]) => path));
  expect(words.filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** Names and symbols stay; whole words of prose do not. */
test.each(translations)('%s leaves no English prose', (language) => {
  const source = new Map(english);
  const same = texts(readWords(language)).filter(([path, text]) => source.get(path) === text && / [a-z]{3,}/.test(text));
  expect(same).toEqual([]);
});

test('Japanese prose ends in its own full stop and holds no half-width kana', () => {
  const prose = texts(readWords('ja')).filter(([path]) => /description$|^\/manufacturers/.test(path));
  expect(prose.filter(([, text]) => !text.endsWith('。'))).toEqual([]);
  expect(texts(readWords('ja')).filter(([, text]) => /[\uff61-\uff9f]/.test(text))).toEqual([]);
});

test('long German words can be broken at a joint', () => {
  const rigid = texts(readWords('de')).filter(([, text]) => /[^\W\d_]{20,}/u.test(text.replaceAll('-', ' ')));
  expect(rigid).toEqual([]);
});

test('English uses American spelling on the screen', () => {
  expect(english.filter(([, text]) => /alumini|analogue|colour|sulph|centre/i.test(text))).toEqual([]);
});

test('the reference data is whole in every language', () => {
  const { categories, attributes, manufacturers, outlines } = demoReference();
  expect(categories.filter(({ attributes: own }) => own.length > 0)).toHaveLength(112);
  expect([attributes.length, manufacturers.length, outlines.length]).toEqual([276, 138, 461]);
  expect(new Set(categories.map(({ slug }) => slug)).size).toBe(categories.length);
});

const allWords = wordLanguages.map(readWords);

test('what stands in a description between commas has none itself: names of parameters and of single parts', () => {
  const names = allWords.flatMap(({ attributes, categories }) => [
    ...Object.values(attributes),
    ...Object.values(categories).flatMap(({ item }) => item ?? []),
  ]);
  expect(names.length).toBeGreaterThan(2000);
  expect(names.filter((name) => /[,、，]/.test(name))).toEqual([]);
});

test('no two parameters of a kind of part bear the same name', () => {
  const { categories, attributes } = demoReference();
  const named = new Map(attributes.map(({ key, name }) => [key, name]));
  const twice = wordLanguages.flatMap((language) =>
    categories.flatMap(({ slug, attributes: own }) => {
      const names = own.map(({ key }) => named.get(key)?.[language]);
      return names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${language} ${slug}: ${name}`);
    }),
  );
  expect(twice).toEqual([]);
});

const namesOf = (slug: string) => allWords.map(({ categories }) => categories[slug]?.name);

test('synonyms belong to categories that there are, and say what no name says yet', () => {
  const slugs = Object.keys(synonyms);
  expect(slugs.filter((slug) => !(slug in readWords('en').categories))).toEqual([]);
  expect(slugs.flatMap((slug) => synonymsOf(slug).filter((word) => namesOf(slug).includes(word)))).toEqual([]);
});
