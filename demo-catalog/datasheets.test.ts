import { expect, test } from 'vitest';
import { datasheetOf, indexDatasheets } from './datasheets.ts';
import { expandCatalog } from './expand.ts';
import { readDatasheets, readMakers, readSeries } from './facts.ts';

const document = { source: 'list', stated: '2026-08-22', manufacturer: 'vishay' };
const index = indexDatasheets([
  { ...document, address: 'https://www.vishay.com/series.pdf', series: ['vishay-crcw'] },
  { ...document, address: 'https://www.vishay.com/size.pdf', prefixes: ['CRCW06'] },
  { ...document, address: 'https://www.vishay.com/tolerance.pdf', prefixes: ['CRCW0603'] },
  { ...document, address: 'https://www.vishay.com/part.pdf', parts: ['CRCW060310K0FKEA'] },
]);
const addressOf = (mpn: string, seriesId: string | null = 'vishay-crcw', manufacturer = 'vishay') =>
  datasheetOf(index, { manufacturer, mpn, seriesId });

test('a number has the data sheet of itself, else of its longest known beginning, else of its series', () => {
  expect(addressOf('CRCW060310K0FKEA')).toBe('https://www.vishay.com/part.pdf');
  expect(addressOf('CRCW06034K70FKEA')).toBe('https://www.vishay.com/tolerance.pdf');
  expect(addressOf('CRCW06124K70FKEA')).toBe('https://www.vishay.com/size.pdf');
  expect(addressOf('CRCW12104K70FKEA')).toBe('https://www.vishay.com/series.pdf');
});

test("another maker's number and one of no known series have none", () => {
  expect(addressOf('CRCW12104K70FKEA', null)).toBeNull();
  expect(addressOf('CRCW060310K0FKEA', null, 'yageo')).toBeNull();
});

test('every document is of a known maker and says where and when its address was stated', () => {
  const makers = new Set(readMakers().map(({ slug }) => slug));
  const series = new Set(readSeries().map(({ id }) => id));
  const faults = readDatasheets().filter(
    ({ manufacturer, stated, series: own = [], prefixes = [], parts = [] }) =>
      !makers.has(manufacturer) ||
      !/^20\d\d-\d\d(-\d\d)?$/.test(stated) ||
      own.some((id) => !series.has(id)) ||
      own.length + prefixes.length + parts.length === 0,
  );
  expect(faults).toEqual([]);
});

test('no address is a distributor’s copy, a search or bound to a visit', () => {
  const foreign = readDatasheets().filter(({ address }) =>
    /digikey|mouser|lcsc|farnell|octopart|alldatasheet|[?&](?:_gl|hkey|srsltid|utm_\w+)=|\/search\?/i.test(address),
  );
  expect(foreign.map(({ address }) => address)).toEqual([]);
});

test('most demo parts lead to their data sheet', () => {
  const parts = expandCatalog();
  expect(parts.filter(({ datasheet }) => datasheet !== null).length).toBeGreaterThan(parts.length / 2);
  const known = new Map(parts.map(({ manufacturer, mpn, datasheet }) => [`${manufacturer} ${mpn}`, datasheet]));
  expect(known.get('vishay CRCW060310K0FKEA')).toBe('https://www.vishay.com/docs/20035/dcrcwe3.pdf');
  expect(known.get('st STM32F103C8T6')).toMatch(/^https:\/\/www\.st\.com\/.*\.pdf$/);
});
