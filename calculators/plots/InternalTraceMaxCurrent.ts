import type { PlotsOf } from '#calculators/plot.ts';
import { currentOverWidth } from '#calculators/plots/shared/trace-current.ts';
import type { tool } from '#calculators/tools/InternalTraceMaxCurrent.ts';

export const plots: PlotsOf<typeof tool> = (given, { maximumCurrent, resultingTemperatureRise }) => [
  currentOverWidth(given, maximumCurrent ?? given.current, resultingTemperatureRise ?? given.temperatureRise, 'internal'),
];
