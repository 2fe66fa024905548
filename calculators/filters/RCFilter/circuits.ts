import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { ground } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';

export const circuits: CircuitsOf<typeof tool> = (given, out) => {
  const resistance = (given.mode === 'solveCutoff' ? given.resistance : out.standardResistance) ?? given.resistance;
  const capacitance = (given.mode === 'solveCutoff' ? given.capacitance : out.standardCapacitance) ?? given.capacitance;
  const [across, inLine] = [['out', ground] as const, ['in', 'out'] as const];
  const isLowPass = given.filterType === 'lowPass';
  return [
    {
      name: '',
      circuit: {
        parts: [
          { kind: 'R', name: 'R1', nodes: isLowPass ? inLine : across, value: resistance },
          { kind: 'C', name: 'C1', nodes: isLowPass ? across : inLine, value: capacitance },
        ],
        input: 'in',
        output: 'out',
        source: given.sourceResistance,
        load: given.loadResistance,
        gain: 'voltage',
        center: out.cutoffFrequency ?? null,
      },
    },
  ];
};
