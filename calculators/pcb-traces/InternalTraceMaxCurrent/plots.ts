import type { PlotsOf } from '#calculators/plot.ts';
import { currentOverWidth } from '#calculators/plots/trace-current.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, { ipc2152AdjustedCurrent, ipc2152TemperatureRise }) => [
  currentOverWidth(given, ipc2152AdjustedCurrent ?? given.current, ipc2152TemperatureRise ?? given.temperatureRise, 'internal'),
];
