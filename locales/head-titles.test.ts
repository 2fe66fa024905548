import { expect, it } from 'vitest';
import { languagesUnderTest } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

/** Titles with a name in them are told apart by it. */
const isNamed = (title: string) => title.includes('{{name}}');

it.each(languagesUnderTest)('no two pages of %s have the same title', (language) => {
  const titles = [...readWords(language)].filter(([key, text]) => /^head:\w+\.title$/.test(key) && !isNamed(text));
  const byTitle = Map.groupBy(titles, ([, text]) => text);
  expect([...byTitle.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(titles.length).toBeGreaterThan(40);
});
