import { nearestInRatio } from '#calculators/math/e-series.ts';
import { capacitors, type PartsOf } from '#calculators/parts.ts';
import type { tool } from '#calculators/tools/PlateCapacitor.ts';

export const parts: PartsOf<typeof tool> = (given, { capacitance }) =>
  capacitors(nearestInRatio((given.mode === 'capacitance' ? capacitance : null) ?? given.capacitance, 'E12'), given.voltage);
