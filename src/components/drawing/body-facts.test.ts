import { expect, test } from 'vitest';
import type { Outline } from '#contract/api/part.ts';
import { bodyFacts } from './body-facts.ts';

const outline = (family: string, change: Partial<Outline> = {}): Outline => ({
  id: family,
  name: family,
  family,
  body: { length: 1.6, width: 0.8, height: 0.45 },
  pins: 2,
  pitch: null,
  lead: null,
  diameter: null,
  rows: null,
  standard: null,
  ...change,
});

test('a chip is as high as it says; the outline’s height is that of resistors', () => {
  expect(bodyFacts(outline('chip'), 'chip-resistors', false)).toEqual({
    mounting: 'surface_mount',
    size: { length: 1.6, width: 0.8 },
    height: 0.45,
    leadSpacing: null,
  });
  expect(bodyFacts(outline('chip'), 'mlcc', false).height).toBeNull();
  expect(bodyFacts(outline('chip'), 'mlcc', true).height).toBe(0.45);
});

test('nothing is said that the outline does not know', () => {
  expect(bodyFacts(outline('header'), 'pin-headers', false)).toEqual({
    mounting: null,
    size: null,
    height: null,
    leadSpacing: null,
  });
  expect(bodyFacts(outline('box', { body: { length: 12.5, width: 13.4, height: 0 } }), 'encoders', false)).toEqual({
    mounting: null,
    size: { length: 12.5, width: 13.4 },
    height: null,
    leadSpacing: null,
  });
});

test('a can on two wires says how far they are apart', () => {
  const can = outline('can-radial', { diameter: 10, pitch: 5 });
  expect(bodyFacts(can, 'supercapacitors', false)).toMatchObject({ mounting: 'through_hole', size: null, leadSpacing: 5 });
});
