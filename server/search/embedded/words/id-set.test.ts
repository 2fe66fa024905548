import { expect, test } from 'vitest';
import { changed, idSet, idsIn, intersection, isEmpty, union } from './id-set.ts';

const some = Int32Array.of(3, 31, 32, 64, 5000);
const many = Int32Array.from({ length: 900 }, (_, place) => place * 3);
const most = Int32Array.from({ length: 4000 }, (_, place) => place + 20);
const lists = [new Int32Array(), some, many, most];

test('a set has the ids that it was made of, ascending, however many there are', () => {
  for (const ids of lists) {
    expect(idsIn(idSet(ids))).toEqual(ids);
    expect(idsIn(idSet(ids.toReversed()))).toEqual(ids);
    expect(isEmpty(idSet(ids))).toBe(ids.length === 0);
  }
});

test('sets with few and with many ids are joined and intersected', () => {
  for (const a of lists) {
    for (const b of lists) {
      const either = [...new Set([...a, ...b])].toSorted((one, other) => one - other);
      expect([...idsIn(union([idSet(a), idSet(b)]))]).toEqual(either);
      expect([...idsIn(intersection([idSet(a), idSet(b)]))]).toEqual(either.filter((id) => a.includes(id) && b.includes(id)));
    }
  }
  expect(idsIn(intersection([]))).toHaveLength(0);
  expect([...idsIn(intersection([idSet(most), idSet(some), idSet(many)]))]).toEqual([]);
  expect([...idsIn(intersection([idSet(most), idSet(many), idSet(Int32Array.of(21, 22, 600))]))]).toEqual([21, 600]);
});

test('ids come and leave', () => {
  expect([...idsIn(changed(idSet(some), [32, 7], [32, 6000, 1]))]).toEqual([1, 3, 31, 32, 64, 5000, 6000]);
  expect(idsIn(changed(idSet(most), [...most], []))).toHaveLength(0);
});
