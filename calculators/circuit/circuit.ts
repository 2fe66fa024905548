/** A circuit of parts between named nodes: what a designed filter, divider or network is for programs, plots and other tools. */

import type { Derived, ToolShape } from '#calculators/define.ts';

/** Ground in every circuit. */
export const ground = '0';

export interface PassivePart {
  kind: 'R' | 'L' | 'C';
  /** Its reference, such as `R1`. */
  name: string;
  nodes: readonly [string, string];
  /** Ω, H or F. */
  value: number;
  /** Quality factor at every frequency; left out for a part without loss. */
  quality?: number | undefined;
}

/** An amplifier with one pole, A(s) = 2πf_T/s; without a gain–bandwidth product it is ideal. */
interface OpAmp {
  kind: 'U';
  name: string;
  /** Non-inverting input, inverting input, output. */
  nodes: readonly [string, string, string];
  /** Hz; null is ideal. */
  gainBandwidth: number | null;
}

export type CircuitPart = PassivePart | OpAmp;

/** A two-port from `input` to `output`, both against ground. */
export interface Circuit {
  parts: readonly CircuitPart[];
  input: string;
  output: string;
  /** Ω behind the source; 0 for one without inner resistance. */
  source: number;
  /** Ω at the output; null where nothing is connected. */
  load: number | null;
  /**
   * Reactances in series with source and load, Ω at `center`: over frequency each is one coil or one capacitor of that reactance. They belong to
   * what the circuit stands between, not to its parts.
   */
  sourceReactance?: number;
  loadReactance?: number;
  /** What a gain is: output voltage over the source's, or power in the load over the most that the source can give. */
  gain: 'voltage' | 'power';
  /** Frequency about which something happens, Hz; null where nothing depends on it. */
  center: number | null;
}

/** A circuit of a calculator, with the key of its name in the calculator's words; '' where there is one only. */
export interface NamedCircuit {
  name: string;
  circuit: Circuit;
}

/** The circuits that the results of one calculator stand for, with the parts that one would buy; none where its values make none. */
export type CircuitsOf<T extends ToolShape> = Derived<T, NamedCircuit>;

export const isPassive = (part: CircuitPart): part is PassivePart => part.kind !== 'U';

/** A reactance in Ω at one frequency in Hz as what it is at another. */
export const reactanceAt = (reactance: number, center: number | null, frequency: number): number => {
  const ratio = frequency / (center ?? frequency);
  return reactance > 0 ? reactance * ratio : reactance / ratio;
};

/** Node between a reactance of an end and its resistance. */
const inner = { source: 'source_end', load: 'load_end' } as const;

/** The same circuit with the reactances of its ends as coils and capacitors, behind which the resistances stand. */
export function withEndParts(circuit: Circuit): Circuit {
  const { parts, input, output, load, center, sourceReactance = 0, loadReactance = 0, ...others } = circuit;
  const angular = 2 * Math.PI * (center ?? 0);
  const partOf = (reactance: number, end: keyof typeof inner, node: string): PassivePart[] => {
    if (reactance === 0) return [];
    const [kind, value] = reactance > 0 ? (['L', reactance / angular] as const) : (['C', -1 / (angular * reactance)] as const);
    return [{ kind, name: `${kind}${end.toUpperCase()}`, nodes: [node, inner[end]], value }];
  };
  const [before, after] = [partOf(sourceReactance, 'source', input), load === null ? [] : partOf(loadReactance, 'load', output)];
  const resistor: PassivePart[] =
    load === null || after.length === 0 ? [] : [{ kind: 'R', name: 'RLOAD', nodes: [inner.load, ground], value: load }];
  return {
    ...others,
    parts: [...before, ...parts, ...after, ...resistor],
    input: before.length > 0 ? inner.source : input,
    output,
    load: resistor.length > 0 ? null : load,
    center,
  };
}

/** The same circuit with other values of its passive parts. */
export function withValues(circuit: Circuit, valueOf: (part: PassivePart) => number): Circuit {
  return { ...circuit, parts: circuit.parts.map((part) => (isPassive(part) ? { ...part, value: valueOf(part) } : part)) };
}
