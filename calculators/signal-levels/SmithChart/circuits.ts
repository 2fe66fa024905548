import type { CircuitsOf } from '#calculators/circuit/circuit.ts';
import { ladderCircuit } from '#calculators/circuit/ladder-circuit.ts';
import type { tool } from './definition.ts';

/** The row of parts between a source of the reference impedance and the load; none for a row with lines, or for a load that takes no power. */
export const circuits: CircuitsOf<typeof tool> = (given, { elements = [] }) => {
  const rows = elements.map(({ kind, value, standard }) => {
    const [place, part] = String(kind);
    return { ref: '', placement: place === 's' ? 'series' : 'shunt', kind: part ?? '', value: value ?? null, standard: standard ?? null };
  });
  if (given.loadResistance === 0 || elements.some(({ standard }) => standard === null)) return [];
  const { referenceImpedance: source, loadResistance: load, loadReactance, frequency: center, inductorQ, capacitorQ } = given;
  // The chart goes from the load, a circuit from the source.
  const circuit = ladderCircuit(rows.toReversed(), { source, load, loadReactance, center, inductorQ, capacitorQ });
  return circuit ? [{ name: '', circuit }] : [];
};
