/** A page has one title, whether the edge writes it (`head.json`) or the app. */
import { expect, it } from 'vitest';
import { languagesUnderTest } from './languages-under-test.ts';
import { readWords } from './read-words.ts';

/** Section of `head.json` -> what the page of its own words calls itself. */
const titles = {
  categories: 'catalog:categories.page_title',
  manufacturers: 'catalog:manufacturers.title',
  products: 'catalog:all_products.title',
  chip_find: 'catalog:chip_find.page_title',
  search: 'catalog:search.page_title',
  cart: 'cart:title',
  contact: 'about:contact_title',
  tool: 'tool:page_title',
  tools: 'tool_index:page_title',
  coupons: 'coupons:center.title',
  rfqs: 'rfq:list.title',
  bom: 'bom:page_title',
  suppliers: 'content:suppliers.title',
  feedback: 'feedback:title',
  friendly_links: 'links:title',
};

it.each(languagesUnderTest)('titles in %s', (language) => {
  const words = readWords(language);
  const own = Object.values(titles).map((key) => words.get('common:page_title')?.replace('{{title}}', () => words.get(key) ?? key));
  expect(own).toEqual(Object.keys(titles).map((section) => words.get(`head:${section}.title`)));
});

/** Titles with a name in them are told apart by it. */
const isNamed = (title: string) => title.includes('{{name}}');

it.each(languagesUnderTest)('no two pages of %s have the same title', (language) => {
  const shown = [...readWords(language)].filter(([key, text]) => /^head:\w+\.title$/.test(key) && !isNamed(text));
  const byTitle = Map.groupBy(shown, ([, text]) => text);
  expect([...byTitle.values()].filter(({ length }) => length > 1)).toEqual([]);
  expect(shown.length).toBeGreaterThan(40);
});
