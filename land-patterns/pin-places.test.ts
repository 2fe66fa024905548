import { expect, test } from 'vitest';
import { layOutPins, type PinPlaces } from './pin-places.ts';

const upTo = (count: number): string[] => Array.from({ length: count }, (_, place) => String(place + 1));
function placed(numbers: readonly string[], family: string | null, id: string | null, name: string): PinPlaces | undefined {
  const layout = layOutPins(numbers, family, id, name);
  return layout?.kind === 'sides' ? layout.places : undefined;
}

test('two rows are numbered down the left and up the right', () => {
  expect(placed(upTo(8), 'gull-dual', 'soic-8', 'SOIC-8')).toMatchObject({ left: ['1', '2', '3', '4'], right: ['8', '7', '6', '5'] });
  expect(placed(upTo(5), 'sot', 'sot-23-5', 'SOT-23-5')).toMatchObject({ left: ['1', '2', '3'], right: ['5', '4'] });
  expect(placed(upTo(3), 'sot', 'sot-23', 'SOT-23')).toMatchObject({ left: ['1', '2'], right: ['3'] });
});

test('four rows are numbered around, and the pad below is no pin of a row', () => {
  const quad = placed(upTo(33), 'qfn', 'qfn-32-5x5', 'QFN-32-EP(5x5)');
  expect(quad).toMatchObject({ middle: ['33'] });
  expect([quad?.left[0], quad?.bottom[0], quad?.right.at(-1), quad?.top.at(-1)]).toEqual(['1', '9', '17', '25']);
  expect(placed(upTo(128), null, null, 'LQFP-128')?.left).toHaveLength(32);
});

test('a tab stands across from its row', () => {
  expect(placed(upTo(4), 'sot', 'sot-223', 'SOT-223')).toMatchObject({ left: ['1', '2', '3'], right: ['4'] });
  expect(placed(upTo(3), 'sot', 'sot-89', 'SOT-89')).toMatchObject({ left: ['1', '2', '3'], right: [] });
  expect(placed(upTo(3), 'power-smd', 'to-252-2', 'TO-252-2')).toMatchObject({ left: ['1', '3'], right: ['2'] });
  expect(placed(upTo(6), 'power-smd', 'to-263-5', 'TO-263-5')).toMatchObject({ left: ['1', '2', '3', '4', '5'], right: ['6'] });
  expect(placed(upTo(3), 'power-tab', 'to-220-3', 'TO-220')).toMatchObject({ bottom: ['1', '2', '3'] });
});

test('balls stand in rows of letters', () => {
  const layout = layOutPins(['A1', 'A3', 'B2', 'AA1'], null, null, 'UFBGA-4');
  expect(layout).toEqual({
    kind: 'balls',
    grid: [
      ['A1', null, 'A3'],
      [null, 'B2', null],
      ['AA1', null, null],
    ],
  });
});

test('what nobody knows is not drawn', () => {
  expect(layOutPins(upTo(7), null, null, 'SIP-7')).toBeNull();
  expect(layOutPins(['1', '2', '9'], 'gull-dual', 'soic-8', 'SOIC-8')).toBeNull();
  expect(layOutPins(upTo(6), null, null, '')).toBeNull();
});
