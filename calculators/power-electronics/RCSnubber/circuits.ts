import { type CircuitsOf, ground } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';

/** The switched node rings with its strays; the snubber stands beside it. The source is the edge of the switch. */
export const circuits: CircuitsOf<typeof tool> = (given, out) => {
  const isCheck = given.mode === 'check';
  const inductance = isCheck ? given.parasiticInductance : (out.parasiticInductance ?? 0);
  const stray = isCheck ? given.parasiticCapacitance : (out.parasiticCapacitance ?? 0);
  const resistance = isCheck ? given.resistance : (out.resistanceStandard ?? 0);
  const capacitance = isCheck ? given.capacitance : (out.capacitanceStandard ?? 0);
  return [
    {
      name: '',
      circuit: {
        parts: [
          { kind: 'L', name: 'LSTRAY', nodes: ['edge', 'sw'], value: inductance },
          { kind: 'C', name: 'CSTRAY', nodes: ['sw', ground], value: stray },
          { kind: 'R', name: 'R1', nodes: ['sw', 'damp'], value: resistance },
          { kind: 'C', name: 'C1', nodes: ['damp', ground], value: capacitance },
        ],
        input: 'edge',
        output: 'sw',
        source: 0,
        load: null,
        gain: 'voltage',
        center: 1 / (2 * Math.PI * Math.sqrt(inductance * stray)),
      },
    },
  ];
};
