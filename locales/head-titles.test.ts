/** A page has one title, whether the edge writes it (`head.json`) or the app. */
import { expect, it } from 'vitest';
import { wordLanguages } from '#contract/locale.ts';
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
  tools: 'tool:index.page_title',
  coupons: 'coupon:center.title',
  rfqs: 'quote:list.title',
  bom: 'bom:page_title',
  suppliers: 'content:suppliers.title',
  feedback: 'feedback:title',
  friendly_links: 'links:title',
};

it.each(wordLanguages)('titles in %s', (language) => {
  const words = readWords(language);
  const own = Object.values(titles).map((key) => words.get('common:page_title')?.replace('{{title}}', () => words.get(key) ?? key));
  expect(own).toEqual(Object.keys(titles).map((section) => words.get(`head:${section}.title`)));
});
