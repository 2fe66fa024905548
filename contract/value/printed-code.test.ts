import { expect, it } from 'vitest';
import { printedValue } from './printed-code.ts';

it.each([
  ['104', 'F', 1e-7],
  ['475', 'F', 4.7e-6],
  ['472', 'Ω', 4700],
  ['4711', 'Ω', null],
  ['4991', 'Ω', 4990],
  ['4E7', 'Ω', 4.7],
  ['101', 'H', 1e-4],
  ['330', 'Ω', null],
  ['102', 'Ω', null],
  ['100', 'F', null],
  ['104', 'V', null],
  ['104 pF', 'F', null],
])('%s of %s on a part is %d', (text, unit, value) => {
  const read = printedValue(text, unit);
  if (value === null) expect(read).toBeNull();
  else expect((read ?? 0) / value).toBeCloseTo(1, 12);
});
