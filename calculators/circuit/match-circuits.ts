import type { Row } from '#calculators/define.ts';
import type { NamedCircuit } from './circuit.ts';
import { ladderCircuit } from './ladder-circuit.ts';

interface Match {
  frequency: number;
  sourceResistance: number;
  sourceReactance: number;
  loadResistance: number;
  loadReactance: number;
  inductorQ: number | null;
  capacitorQ: number | null;
}

/** A matching network between two resistances; none between impedances with a reactance, which no circuit of these parts holds. */
export function matchCircuits(given: Match, components: readonly Row[]): NamedCircuit[] {
  if (given.sourceReactance !== 0 || given.loadReactance !== 0) return [];
  const { frequency: center, sourceResistance: source, loadResistance: load, inductorQ, capacitorQ } = given;
  const circuit = ladderCircuit(components, { source, load, center, inductorQ, capacitorQ });
  return circuit ? [{ name: '', circuit }] : [];
}
