import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { capacitors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { capacitance }) =>
  capacitors(nearestInRatio((given.mode === 'capacitance' ? capacitance : null) ?? given.capacitance, 'E12'), given.voltage);
