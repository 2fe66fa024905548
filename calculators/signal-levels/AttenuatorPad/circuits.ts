import { type CircuitsOf, ground, type PassivePart } from '#calculators/circuit/circuit.ts';
import type { tool } from './definition.ts';

/** A pad is the same at all frequencies; files and plots show it around this one, Hz. */
const anywhere = 1e6;

type Value = number | null | undefined;

const resistor = (name: string, nodes: readonly [string, string], value: Value): PassivePart[] =>
  typeof value === 'number' && value > 0 ? [{ kind: 'R', name, nodes, value }] : [];

/** A resistor of 0 Ω in an arm of a T is a wire: both its ends are one node. */
function teeOf(r1: Value, r2: Value, r3: Value): PassivePart[] {
  const middle = r1 === 0 ? 'in' : r3 === 0 ? 'out' : 'x';
  return [...resistor('R1', ['in', middle], r1), ...resistor('R2', [middle, ground], r2), ...resistor('R3', [middle, 'out'], r3)];
}

export const circuits: CircuitsOf<typeof tool> = (given, out) => {
  const { mode, sourceImpedance: source } = given;
  const isCheck = mode === 'piCheck' || mode === 'tCheck';
  const [r1, r2, r3] = isCheck ? [given.r1, given.r2, given.r3] : [out.r1Standard, out.r2Standard, out.r3Standard];
  const pi = () => [...resistor('R1', ['in', ground], r1), ...resistor('R2', ['in', 'out'], r2), ...resistor('R3', ['out', ground], r3)];
  const bridged = () => [
    ...resistor('R1', ['in', 'out'], r1),
    ...resistor('R2', ['x', ground], r2),
    ...resistor('R3', ['in', 'x'], r3),
    ...resistor('R4', ['x', 'out'], r3),
  ];
  const parts = mode === 'bridgedT' ? bridged() : mode === 'pi' || mode === 'piCheck' ? pi() : teeOf(r1, r2, r3);
  const load = mode === 'bridgedT' ? source : given.loadImpedance;
  return [{ name: '', circuit: { parts, input: 'in', output: 'out', source, load, gain: 'power', center: anywhere } }];
};
