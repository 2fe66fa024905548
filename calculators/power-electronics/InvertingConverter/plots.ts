import { converterPlots } from '#calculators/plots/converter.ts';
import type { PlotsOf } from '#calculators/plot.ts';
import type { tool } from './definition.ts';

export const plots: PlotsOf<typeof tool> = (given, out) => converterPlots('inverting', given, out.inductanceStandard ?? given.inductance);
