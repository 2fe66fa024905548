import { type Circuit, type CircuitsOf, ground } from '#calculators/circuit/circuit.ts';
import { ladderCircuit } from '#calculators/circuit/ladder-circuit.ts';
import type { Row } from '#calculators/define.ts';
import type { tool } from './definition.ts';

/** The stage with one op-amp; R2 is missing at the highest gain. */
function feedbackCircuit(rows: readonly Row[], center: number, gainBandwidth: number | null): Circuit {
  const nodes: Readonly<Record<string, readonly [string, string]>> = {
    R1: ['in', 'x'],
    R2: ['x', ground],
    R3: ['minus', 'out'],
    C1: ['x', 'out'],
    C2: ['x', 'minus'],
  };
  const parts = rows.flatMap(({ ref, kind, value, standard }) => {
    const [size, ends] = [standard ?? value, nodes[String(ref)]];
    return ends && typeof size === 'number'
      ? [{ kind: kind === 'R' ? 'R' : 'C', name: String(ref), nodes: ends, value: size } as const]
      : [];
  });
  const amplifier = { kind: 'U', name: 'U1', nodes: [ground, 'minus', 'out'], gainBandwidth } as const;
  return { parts: [...parts, amplifier], input: 'in', output: 'out', source: 0, load: null, gain: 'voltage', center };
}

export const circuits: CircuitsOf<typeof tool> = (given, { components = [], loadResistance, centreFrequency }) => {
  const center = centreFrequency ?? 0;
  if (given.mode === 'multipleFeedback') return [{ name: '', circuit: feedbackCircuit(components, center, given.gainBandwidth) }];
  const isLadder = given.mode === 'lcLadder';
  const circuit = ladderCircuit(components, {
    source: isLadder ? given.sourceResistance : 0,
    load: (isLadder ? loadResistance : given.mode === 'rcAnalysis' ? given.loadResistance : null) ?? null,
    center,
    inductorQ: isLadder ? given.inductorQ : null,
  });
  return circuit ? [{ name: '', circuit }] : [];
};
