import { atLeast, atMost, type PartsOf } from '#calculators/parts.ts';
import type { tool } from './definition.ts';

export const parts: PartsOf<typeof tool> = (given, { requiredCellCapacitance, cellVoltage }) => [
  {
    label: 'cells',
    partClass: 'supercapacitors',
    filters: {
      capacitance: atLeast(given.mode === 'capacitance' ? (requiredCellCapacitance ?? 0) : given.cellCapacitance),
      ratedVoltage: atLeast(cellVoltage ?? given.cellRatedVoltage),
      // Small ones have ohms: 4 Ω at 0.1 F (Eaton PB-5R0V104-R).
      ...(given.cellEsr > 0 ? { esr: atMost(given.cellEsr) } : {}),
    },
  },
];
