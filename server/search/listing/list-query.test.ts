import { expect, it } from 'vitest';
import { readPage, showPage } from '#server/http/list-query.ts';

it('counts exactly up to ten thousand, and never points past the last page that can be read', () => {
  expect(showPage([], 10_000, { page: 1, size: 20 })).toMatchObject({ total: 10_000, last_page: 500 });
  expect(showPage([], 10_000, { page: 1, size: 20 })).not.toHaveProperty('total_is_minimum');
  expect(showPage([], 41_135, { page: 1, size: 30 })).toMatchObject({ total: 10_000, total_is_minimum: true, last_page: 333 });
  expect(readPage({ page: 333, page_size: 30 })).toEqual({ page: 333, size: 30 });
  expect(() => readPage({ page: 334, page_size: 30 })).toThrow('validation_failed');
});

it('has a first page even when nothing was found', () => {
  expect(showPage([], 0, readPage({}))).toEqual({ list: [], total: 0, current_page: 1, last_page: 1, page_size: 20 });
});
