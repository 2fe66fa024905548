import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { stockedOr } from '#calculators/math/parts/stocked.ts';
import { chipResistors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Tolerance of bridge resistors, %, and the series in which they are made. */
const precise = 0.1;
const precision = (label: string, value: number, power = 0) =>
  chipResistors(label, stockedOr(value, nearestInRatio(value, 'E96'), 'Ω'), 2 * power, precise).map((search) => ({
    ...search,
    places: [label.toUpperCase()],
  }));

export const parts: PartsOf<typeof tool> = ({ mode, r1, r2, r3 }, { powers }) => [
  ...(mode === 'strain'
    ? []
    : [...precision('r1', r1, powers?.[0]), ...precision('r2', r2, powers?.[1]), ...precision('r3', r3, powers?.[2])]),
  { label: 'amplifier', partClass: 'instrumentation-amps', filters: {} },
];
