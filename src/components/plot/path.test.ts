import { expect, it } from 'vitest';
import { areaPath, linePath } from './path.ts';

function edgesAt(x: number): [[number, number], [number, number]] {
  return [
    [x, 9],
    [x, 1],
  ];
}

it('a line pauses at a gap', () => {
  expect(linePath([[0, 1], [2.04, 3], null, [4, 5], [6, 7]])).toBe('M0 1L2 3M4 5L6 7');
  expect(linePath([null, null])).toBe('');
});

it('an area goes along one edge and back along the other', () => {
  expect(areaPath([edgesAt(0), edgesAt(5), null, edgesAt(8)])).toBe('M0 9L5 9L5 1L0 1ZM8 9L8 1Z');
});
