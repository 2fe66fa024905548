import { expect, test } from 'vitest';
import { locales } from '#contract/locale.ts';
import { statesOf } from './states.ts';

const tags = Object.values(locales).map(({ tag }) => tag);
const countries = ['BR', 'CN', 'ID', 'IN', 'JP', 'MX', 'RU', 'TR', 'US'];
const lists = tags.flatMap((tag) =>
  countries.map((country) => ({ tag, country, names: (statesOf(country, tag) ?? []).map(({ name }) => name) })),
);

test.each(lists)('no state of $country is named twice in $tag, or as the heading of an article', ({ names }) => {
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  // The one bracket that is ours says what everybody calls the republic.
  expect(names.filter((name) => /[²³()]/.test(name) && name !== 'Sakha (Yakutia)' && name !== 'Якутия (Саха)')).toEqual([]);
});

test.each([
  ['ru-RU', /\p{Script=Cyrillic}/u],
  ['hi-IN', /\p{Script=Devanagari}/u],
  ['ja-JP', /[\p{Script=Han}\p{Script=Katakana}]/u],
  ['zh-CN', /^[\p{Script=Han}-]+$/u],
])('every state has a name in the script of %s', (tag, script) => {
  const named = lists.filter((list) => list.tag === tag).flatMap(({ names }) => names);
  expect(named).toHaveLength(427);
  expect(named.filter((name) => !script.test(name))).toEqual([]);
});
