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
  ['page=99999', ''],
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

it.each(['/', '/product/lm358', '/tool/RCFilter', '/about/term'])('%s has none, whatever the query says', (path) => {
  expect(queryOf(path, 'page=2')).toBe('');
});
