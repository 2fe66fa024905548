import { describe, expect, it } from 'vitest';
import { scaleToFit } from './scale-to-fit.ts';

const room = { width: 300, height: 200 };

describe('a scale for a drawing', () => {
  it('keeps the proportions of what fits', () => {
    const { px, isTrue } = scaleToFit({ across: { w: 3e-3 }, up: { h: 1e-3 } }, room);
    expect(px.w / px.h).toBeCloseTo(3, 9);
    expect(px.w).toBeCloseTo(300, 9);
    expect(isTrue).toBe(true);
  });

  it('draws a foil thick enough to be seen and says that it is no longer to scale', () => {
    const { px, isTrue } = scaleToFit({ across: { w: 3e-3 }, up: { t: 35e-6, h: 1e-3 } }, { ...room, least: { t: 6 } });
    expect(px.t).toBe(6);
    expect(px.w / px.h).toBeCloseTo(3, 9);
    expect(isTrue).toBe(false);
  });

  it('never draws more than there is room for', () => {
    for (const w of [1e-6, 1e-4, 1e-2, 1]) {
      for (const h of [1e-6, 1e-4, 1e-2, 1]) {
        const { px } = scaleToFit({ across: { w, s: 1e-4 }, up: { t: 35e-6, h } }, { ...room, least: { t: 5, h: 40 } });
        expect(px.w + px.s).toBeLessThanOrEqual(300 + 1e-9);
        expect(px.t + px.h).toBeLessThanOrEqual(200 + 1e-9);
        expect(px.h).toBeGreaterThanOrEqual(40);
      }
    }
  });

  it('still draws something while lengths are not known', () => {
    const { px, isTrue } = scaleToFit({ across: { w: null }, up: { h: Number.NaN } }, room);
    expect(px).toEqual({ w: 12, h: 12 });
    expect(isTrue).toBe(false);
  });
});
