import { type CircuitsOf, ground } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';

export const circuits: CircuitsOf<typeof tool> = ({ loadResistance }, { r1, r2 }) =>
  typeof r1 === 'number' && typeof r2 === 'number'
    ? [
        {
          name: '',
          circuit: {
            parts: [
              { kind: 'R', name: 'R1', nodes: ['in', 'out'], value: r1 },
              { kind: 'R', name: 'R2', nodes: ['out', ground], value: r2 },
            ],
            input: 'in',
            output: 'out',
            source: 0,
            load: loadResistance,
            gain: 'voltage',
            center: null,
          },
        },
      ]
    : [];
