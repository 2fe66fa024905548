import { expect, test } from 'vitest';
import { findText, mostMatches } from './find-text.ts';

const pieces = [
  { str: 'Supply ', hasEOL: false },
  { str: 'voltage', hasEOL: true },
  { str: '', hasEOL: false },
  { str: 'range (VCC) 1.5', hasEOL: true },
  { str: 'TLV9001-Q1: 2 V/µs', hasEOL: true },
];

test('a text is found over pieces and lines, whatever its case', () => {
  expect(findText(pieces, 'supply VOLTAGE range', 3)).toEqual([{ page: 3, from: { piece: 0, sign: 0 }, to: { piece: 3, sign: 4 } }]);
});

test.each([
  ['(vcc)', 1],
  ['1.5', 1],
  ['1x5', 0],
  ['a', 2],
  [' ', 0],
  ['[', 0],
  ['TLV9001-Q1', 1],
  ['V/µs', 1],
])('%s is a text, not a pattern', (wanted, count) => expect(findText(pieces, wanted, 1)).toHaveLength(count));

test('no more are counted than anybody looks at', () => {
  expect(findText([{ str: 'e'.repeat(5000), hasEOL: false }], 'e', 1)).toHaveLength(mostMatches);
});
