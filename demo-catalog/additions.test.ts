import { expect, test } from 'vitest';
import { indexAdditions, isRohsStated, withAdditions } from './additions.ts';
import { expandCatalog } from './expand.ts';
import { readAdditions } from './facts.ts';

const index = indexAdditions({
  sources: { list: 'a list' },
  values: [
    { source: 'list', stated: '2026-05-21', makers: { ti: { TLV9001: { inputBias: 5e-12, channels: 2 } } } },
    { source: 'list', stated: '2026-05-21', makers: { ti: { TLV9001: { inputBias: 1e-12, cmrr: 86 } } } },
  ],
  rohs: [{ source: 'list', stated: '2026-05-21', series: ['yageo-rc'], parts: { ti: ['TLV9001'] }, except: { yageo: ['RC0402-OLD'] } }],
});

test('a parameter that is known stays, another is added', () => {
  const part = { manufacturer: 'ti', mpn: 'TLV9001', seriesId: null };
  expect(withAdditions(index, part, { channels: 1 })).toEqual({ channels: 1, inputBias: 5e-12, cmrr: 86 });
  expect(withAdditions(index, { ...part, manufacturer: 'st' }, { channels: 1 })).toEqual({ channels: 1 });
});

const stated = (manufacturer: string, mpn: string, seriesId: string | null) => isRohsStated(index, { manufacturer, mpn, seriesId });

test('a series complies, save the parts on which its source is silent', () => {
  expect(stated('yageo', 'RC0402-NEW', 'yageo-rc')).toBe(true);
  expect(stated('yageo', 'RC0402-OLD', 'yageo-rc')).toBe(false);
  expect(stated('yageo', 'RC0402-NEW', 'yageo-rt')).toBe(false);
  expect(stated('ti', 'TLV9001', null)).toBe(true);
});

test('every addition is of a part or series that there is, and has its source', () => {
  const parts = expandCatalog();
  const numbers = new Set(parts.map(({ manufacturer, mpn }) => `${manufacturer} ${mpn}`));
  const { values, rohsParts, unstated } = indexAdditions();
  expect([...values.keys(), ...rohsParts, ...unstated].filter((key) => !numbers.has(key))).toEqual([]);
  const { sources, rohs, values: lists } = readAdditions();
  expect([...rohs, ...lists].filter(({ source }) => !(source in sources))).toEqual([]);
  expect(parts.find(({ mpn }) => mpn === 'TLV9001IDBVR')?.attributes).toMatchObject({ inputBias: 5e-12, railToRailOutput: true });
  expect(parts.filter(({ rohs: state }) => state === 'compliant').length).toBeGreaterThan(50_000);
});
