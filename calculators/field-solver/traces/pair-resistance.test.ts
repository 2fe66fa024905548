/**
 * Resistance of trace pairs against finite elements of order 3 on meshes graded to the skin depth and to the corners, which solve for the
 * vector potential around the pair. Higher orders change those values by 0.01 %.
 */
import { expect, it } from 'vitest';
import { deepestSkin } from '#calculators/field-solver/filaments.ts';
import { loopResults } from './loop.ts';
import references from '#calculators/field-solver/references/trace-pair.json' with { type: 'json' };

const resistivity = 1.7241e-8;

it.each(references)(
  'is right within 1 %: $arrangement, $width × $thickness m, gap $gap m, $frequency Hz',
  ({ arrangement, width, thickness, gap, frequency, resistance, inductance }) => {
    const pair = arrangement === 'side' ? { across: width, along: thickness, gap } : { across: thickness, along: width, gap };
    const loop = { traceWidth: width, traceThickness: thickness, length: 1, frequency, resistivity };
    const { out, warnings } = loopResults(pair, loop);
    expect(Math.abs(out.acResistance / resistance - 1)).toBeLessThan(0.01);
    expect(Math.abs(out.inductance / inductance - 1)).toBeLessThan(0.015);
    expect(warnings).not.toContain('AC_RESISTANCE_APPROXIMATE');
  },
);

it('says so where the skin is too thin for the layers', () => {
  const wide = { traceWidth: 0.1, traceThickness: 3.5e-5, length: 1, frequency: 6e9, resistivity };
  const { out, warnings } = loopResults({ across: wide.traceWidth, along: wide.traceThickness, gap: 1e-3 }, wide);
  expect(wide.traceWidth / 2 / (out.skinDepth ?? 1)).toBeGreaterThan(deepestSkin);
  expect(warnings).toContain('AC_RESISTANCE_APPROXIMATE');
});
