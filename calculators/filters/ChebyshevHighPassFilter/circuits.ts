import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { ladderCircuit } from '#calculators/circuit/ladder-circuit.ts';
import type { tool } from './definition.ts';

export const circuits: CircuitsOf<typeof tool> = (given, { components = [], loadResistance }) => {
  const ends = { source: given.sourceResistance, load: loadResistance ?? null, center: given.cutoffFrequency, inductorQ: given.inductorQ };
  const circuit = ladderCircuit(components, ends);
  return circuit ? [{ name: '', circuit }] : [];
};
