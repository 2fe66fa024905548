import { expect, test } from 'vitest';
import { expandCatalog } from './expand.ts';
import { readSeries, readSharedFacts } from './facts.ts';
import { indexSharedFacts, withSharedFacts } from './shared-facts.ts';

const about = { source: 'list', stated: '2026-11-29', manufacturer: 'omron' };
const index = indexSharedFacts({
  sources: { list: 'a list' },
  facts: [
    { ...about, series: ['omron-g5v'], values: { height: 0.011, latching: false } },
    { ...about, prefixes: ['G5V-2-H1'], values: { height: 0.012 } },
    { ...about, prefixes: ['G5V-'], values: { height: 0.01, width: 0.0075 } },
    { ...about, parts: ['G5V-2-H1-DC5'], values: { length: 0.0205 } },
  ],
});
const stated = (mpn: string, known = {}) => withSharedFacts(index, { manufacturer: 'omron', mpn, seriesId: 'omron-g5v' }, known);

test('what is said of a part goes before its longest beginning, that before a shorter one and before its series', () => {
  expect(stated('G5V-1-DC12')).toEqual({ height: 0.01, width: 0.0075, latching: false });
  expect(stated('G5V-2-H1-DC5', { width: 0.01 })).toEqual({ height: 0.012, width: 0.01, length: 0.0205, latching: false });
  expect(withSharedFacts(index, { manufacturer: 'te-connectivity', mpn: 'G5V-1', seriesId: null }, {})).toEqual({});
});

test('every such fact is of parts that there are, and has its source', () => {
  const { sources, facts } = readSharedFacts();
  const parts = expandCatalog();
  const series = new Set(readSeries().map(({ id }) => id));
  const idle = facts.filter(({ manufacturer, series: ids = [], prefixes = [], parts: numbers = [] }) => {
    const own = parts.filter((part) => part.manufacturer === manufacturer).map(({ mpn }) => mpn);
    const isMet = prefixes.every((beginning) => own.some((mpn) => mpn.startsWith(beginning))) && numbers.every((mpn) => own.includes(mpn));
    return !isMet || ids.some((id) => !series.has(id)) || ids.length + prefixes.length + numbers.length === 0;
  });
  expect(idle).toEqual([]);
  expect(facts.filter(({ source }) => !(source in sources) && !URL.canParse(source))).toEqual([]);
  expect(parts.find(({ mpn }) => mpn === 'M24C32-WMN6TP')?.attributes).toMatchObject({ writeTime: 0.005, writeCycles: 4_000_000 });
});
