import { expect, it } from 'vitest';
import { canonicalQuery } from './canonical-query.ts';
import { matchRoute } from './match.ts';

const queryOf = (path: string, search: string) => {
  const match = matchRoute(path);
  return match && canonicalQuery(match.row, new URLSearchParams(search));
};

it.each([
  ['page=2', '?page=2'],
  ['page=200', '?page=200'],
  ['', ''],
  ['page=1', ''],
  ['page=0', ''],
  ['page=-2', ''],
  ['page=2.5', ''],
  ['page=201', ''],
  ['page=9999', ''],
  ['page=99999', ''],
  ['page=02', ''],
  ['page=2&page=3', ''],
  ['page=2&sort=price_asc', ''],
  ['page=2&dielectric=x7r', ''],
  ['qty=100', ''],
  ['utm_source=mail', ''],
])('a list with ?%s is at home at %j', (search, query) => {
  expect(queryOf('/category/capacitors/mlcc', search)).toBe(query);
});

it.each(['/manufacturers/yageo', '/blog', '/news/knowledgeHub', '/solutions/power', '/components'])('%s has pages', (path) => {
  expect(queryOf(path, 'page=2')).toBe('?page=2');
});

it.each([
  ['/manufacturers/yageo', 200],
  ['/news', 416],
  ['/solutions/power', 416],
  ['/other/coupons', 500],
])('what %s reads as its first page, because it ends at page %i, is at home there', (path, deepest) => {
  expect([queryOf(path, `page=${deepest}`), queryOf(path, `page=${deepest + 1}`)]).toEqual([`?page=${deepest}`, '']);
});

it.each(['/', '/product/lm358', '/tool/RCFilter', '/about/term'])('%s has none, whatever the query says', (path) => {
  expect(queryOf(path, 'page=2')).toBe('');
});
