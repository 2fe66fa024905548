import { expect, it } from 'vitest';
import { standardPowerRating } from './power-rating.ts';

it('takes the next rating that is enough', () => {
  expect(standardPowerRating(0.3)).toBe(0.5);
  expect(standardPowerRating(0.25 * (1 + 1e-12))).toBe(0.25);
  expect(standardPowerRating(0)).toBe(0.05);
  expect(standardPowerRating(201)).toBeNull();
});
