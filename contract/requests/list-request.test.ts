import { expect, test } from 'vitest';
import { listSearch, readListRequest } from './list-request.ts';

test('an address keeps search, tag and page', () => {
  const request = readListRequest(new URLSearchParams('q= ldo &tag=power&page=3'));
  expect(request).toEqual({ page_size: 24, keyword: 'ldo', tag: 'power', page: 3 });
  expect(listSearch(request)).toBe('?q=ldo&tag=power&page=3');
});

test.each(['page=0', 'page=-1', 'page=x', 'page=1', 'page=417', 'page=2e1', 'page=99999999', 'q=%20'])(
  '%s asks for the first page of all',
  (search) => {
    expect(readListRequest(new URLSearchParams(search))).toEqual({ page_size: 24 });
  },
);
