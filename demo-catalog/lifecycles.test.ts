import { expect, test } from 'vitest';
import { expandCatalog } from './expand.ts';
import { readLifecycles } from './facts.ts';
import { indexLifecycles, lifecycleOf } from './lifecycles.ts';

const address = 'https://maker.example/list';

test('the later of two documents counts, and what none names stays unknown', () => {
  const index = indexLifecycles([
    { address, stated: '2026-01-01', manufacturer: 'ti', parts: { obsolete: ['CD4018BM'] } },
    { address, stated: '2024-04-16', manufacturer: 'ti', parts: { active: ['CD4018BM', 'CD4018BE'] } },
  ]);
  expect(lifecycleOf(index, { manufacturer: 'ti', mpn: 'CD4018BM' })).toBe('obsolete');
  expect(lifecycleOf(index, { manufacturer: 'ti', mpn: 'CD4018BE' })).toBe('active');
  expect(lifecycleOf(index, { manufacturer: 'st', mpn: 'CD4018BE' })).toBe('unknown');
});

test('every statement is of a part that there is, and only stated parts have a lifecycle', () => {
  const known = expandCatalog().filter(({ lifecycle }) => lifecycle !== 'unknown');
  const stated = new Set(
    readLifecycles().flatMap(({ manufacturer, parts }) =>
      Object.values(parts).flatMap((numbers) => numbers.map((mpn) => `${manufacturer} ${mpn}`)),
    ),
  );
  expect(new Set(known.map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`))).toEqual(stated);
  expect(known.find(({ mpn }) => mpn === 'CD4018BM')?.lifecycle).toBe('obsolete');
});
