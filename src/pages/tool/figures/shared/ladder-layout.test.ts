import { expect, it } from 'vitest';
import { type LadderElement, ladderRows } from './ladder-layout.ts';

const element = (name: string, placement: 'series' | 'shunt'): LadderElement => ({ kind: 'C', name, placement });
const names = (elements: readonly LadderElement[]) =>
  ladderRows(elements).map((row) => row.map(({ series, shunt }) => `${series?.name ?? '–'}/${shunt?.name ?? '–'}`));

it('sets a part across behind the part in series before it', () => {
  expect(names([element('R', 'series'), element('C1', 'series'), element('L2', 'shunt'), element('C3', 'series')])).toEqual([
    ['R/–', 'C1/L2', 'C3/–'],
  ]);
});

it('keeps two parts across apart by a piece of wire', () => {
  expect(names([element('R', 'series'), element('L1', 'shunt'), element('C1', 'shunt')])).toEqual([['R/L1', '–/C1']]);
});

it('shares a long ladder out over rows of equal length', () => {
  const parts = Array.from({ length: 6 }, (_, index) => element(`C${index}`, 'series'));
  expect(names(parts).map((row) => row.length)).toEqual([3, 3]);
  expect(names(parts.slice(0, 4)).map((row) => row.length)).toEqual([4]);
});

it('is empty without parts', () => {
  expect(ladderRows([])).toEqual([]);
});
