import { expect, it } from 'vitest';
import { placeLabels, type Place, stepsAlong } from './place-labels.ts';

const area = { left: 40, right: 340, top: 10, bottom: 210 };
const at = (x: number, y: number, anchor: Place['anchor'] = 'end'): Place => ({ x, y, anchor });

it('a label leaves the first place when a line runs through it', () => {
  const line = stepsAlong([
    [40, 100],
    [340, 100],
  ]);
  const places = placeLabels([{ key: 'a', lines: ['Total'], width: 60, places: [at(336, 104), at(336, 60)] }], line, area);
  expect(places.get('a')).toEqual(at(336, 60));
});

it('two labels of the same end do not cover each other', () => {
  const places = [at(336, 92), at(336, 117)];
  const request = { lines: ['Total'], width: 60, places };
  const chosen = placeLabels(
    [
      { key: 'a', ...request },
      { key: 'b', ...request },
    ],
    [],
    area,
  );
  expect([chosen.get('a')?.y, chosen.get('b')?.y]).toEqual([92, 117]);
});

it('a label whose places are all taken stands somewhere else', () => {
  const request = { lines: ['Total'], width: 60, places: [at(336, 92)], spare: [at(48, 40, 'start')] };
  const chosen = placeLabels(
    [
      { key: 'a', ...request },
      { key: 'b', ...request },
    ],
    [],
    area,
  );
  expect([chosen.get('a')?.y, chosen.get('b')?.y]).toEqual([92, 40]);
});

it('a label stays between the axes', () => {
  const chosen = placeLabels([{ key: 'a', lines: ['Characteristic', 'impedance'], width: 120, places: [at(60, 100)] }], [], area);
  expect(chosen.get('a')?.x).toBe(164);
});
