import { atLeast, between, equalTo, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

/** Chokes vary so much that one of at least the value, and not of twice as much, does. */
const most = 2;
/** Margin over the current, which a mains rectifier draws in peaks. */
const currentMargin = 1.6;

export const parts: PartsOf<typeof tool> = ({ chokeInductance, xCapacitor, mainsVoltage }, { lineCurrent }) => [
  {
    label: 'chokes',
    partClass: 'common-mode-chokes',
    filters: { inductance: between(chokeInductance, most * chokeInductance), ratedCurrent: atLeast(currentMargin * (lineCurrent ?? 0)) },
  },
  {
    label: 'x_capacitors',
    partClass: 'safety-capacitors',
    filters: { capacitance: equalTo(xCapacitor), safetyClass: 'x2', ratedVoltage: atLeast(mainsVoltage) },
  },
];
