import { type CircuitPart, type CircuitsOf, ground } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';

const resistor = (name: string, from: string, to: string, value: number): CircuitPart => ({ kind: 'R', name, nodes: [from, to], value });

/** The stage around an amplifier of one pole, with the resistance of the source before it; its centre is the end of its bandwidth. */
export const circuits: CircuitsOf<typeof tool> = (given, { bandwidth }) => {
  const isInverting = given.mode === 'inverting';
  const parts: CircuitPart[] = [
    resistor('R1', isInverting ? 'in' : ground, 'minus', given.inputResistor),
    resistor('R2', 'minus', 'out', given.feedbackResistor),
    { kind: 'U', name: 'U1', nodes: [isInverting ? ground : 'in', 'minus', 'out'], gainBandwidth: given.gainBandwidth },
  ];
  const circuit = { parts, input: 'in', output: 'out', source: given.sourceResistance, load: null, gain: 'voltage' } as const;
  return [{ name: '', circuit: { ...circuit, center: bandwidth ?? null } }];
};
