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

/** A matching network between two impedances, whose reactances are at the design frequency. */
export function matchCircuits(given: Match, components: readonly Row[]): NamedCircuit[] {
  const { frequency: center, sourceResistance: source, loadResistance: load, ...ends } = given;
  const { sourceReactance, loadReactance, inductorQ, capacitorQ } = ends;
  const circuit = ladderCircuit(components, { source, load, sourceReactance, loadReactance, center, inductorQ, capacitorQ });
  return circuit ? [{ name: '', circuit }] : [];
}
