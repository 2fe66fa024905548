import { describe, expect, test } from 'vitest';
import { encode } from './codecs.ts';
import { expandSeries } from './expand-series.ts';
import { readSeries } from './facts.ts';
import { preferredValues } from './preferred-values.ts';

test.each([
  ['letter', '4700', '4K7'],
  ['letter', '10', '10R'],
  ['letter', '0.5', '0R5'],
  ['letter', '1e6', '1M'],
  ['letter3', '1000', '1K0'],
  ['letter3', '1020', '1K02'],
  ['letter4', '4700', '4K70'],
  ['letter4', '10000', '10K0'],
  ['digits3', '4700', '472'],
  ['digits3', '4.7', '4R7'],
  ['digits3', '0.47', 'R47'],
  ['digits3', '1', '1R0'],
  ['digits4', '4700', '4701'],
  ['digits4', '47', '47R0'],
  ['nine4', '10', '1009'],
  ['nine4', '1', '1008'],
  ['uni4', '22', '220J'],
  ['rmilli4', '0.01', 'R0100'],
  ['rmilli4', '0.005', '5L000'],
  ['pf3', '100e-9', '104'],
  ['pf3', '0.0000000000047', '4R7'],
  ['uf3', '0.0001', '101'],
  ['uh3', '4.7e-6', '4R7'],
  ['pf3nine', '4.7e-12', '479'],
  ['pf3nine', '100e-9', '104'],
  ['voltV1', '5.1', '5V1'],
  ['voltV1', '5', '5V0'],
  ['voltV1', '12', '12'],
  ['plain', '3.3', '3.3'],
  ['dot1', '5', '5.0'],
  ['int2', '4', '04'],
  ['int3', '25', '025'],
])('codec %s writes %s as %s', (codec, value, code) => {
  expect(encode(codec, value)).toBe(code);
});

test('preferred values include both ends and the odd value of E192', () => {
  expect(preferredValues('E3', '10', '100').map(Number)).toEqual([10, 22, 47, 100]);
  expect(preferredValues('E192', '9.1', '9.25').map(Number)).toEqual([9.2]);
  expect(preferredValues('E96-E24', '1', '1.1').map(Number)).toEqual([1.02, 1.05, 1.07]);
});

describe('a series makes its examples exactly', () => {
  const cases = readSeries()
    .filter(({ confidence }) => confidence === 'high')
    .map((series) => [series.id, series] as const);
  test.each(cases)('%s', (_, series) => {
    const members = new Map(expandSeries(series).map((member) => [member.mpn, member.attributes]));
    expect(series.examples.length).toBeGreaterThan(0);
    for (const { mpn, ...expected } of series.examples) expect(members.get(String(mpn))).toMatchObject(expected);
  });
});
