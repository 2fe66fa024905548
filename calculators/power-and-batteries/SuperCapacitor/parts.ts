import { atLeast, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { requiredCellCapacitance, cellVoltage }) => [
  {
    label: 'cells',
    partClass: 'supercapacitors',
    filters: {
      capacitance: atLeast(given.mode === 'capacitance' ? (requiredCellCapacitance ?? 0) : given.cellCapacitance),
      ratedVoltage: atLeast(cellVoltage ?? given.cellRatedVoltage),
    },
  },
];
