import { type Circuit, type CircuitsOf, ground } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';
import { commonSection, cornerOf, differentialSection, type Section } from './network.ts';

/** One inductance, and one capacitance beside the artificial network of CISPR 16. */
function circuitOf(section: Section): Circuit {
  return {
    parts: [
      { kind: 'L', name: 'L1', nodes: ['in', 'out'], value: section.inductance },
      { kind: 'C', name: 'C1', nodes: ['out', ground], value: section.capacitance },
    ],
    input: 'in',
    output: 'out',
    source: section.source,
    load: section.load,
    gain: 'voltage',
    center: cornerOf(section),
  };
}

/** What each kind of noise sees of the filter. */
export const circuits: CircuitsOf<typeof tool> = (given) => [
  { name: 'outputs.commonLoss', circuit: circuitOf(commonSection(given)) },
  { name: 'outputs.differentialLoss', circuit: circuitOf(differentialSection(given)) },
];
