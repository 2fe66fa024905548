import type { Row } from '#calculators/define.ts';
import type { FilterMode } from '#calculators/math/filters/op-amp-filter.ts';
import { type Circuit, type CircuitPart, ground, type NamedCircuit } from './circuit.ts';

type Nodes = readonly [string, string];
type Places = Readonly<Record<string, Nodes>>;

/** Feedback of a stage that does not invert; a follower has a wire instead. */
const gainPlaces: Places = { Ra: ['minus', ground], Rb: ['minus', 'out'] };

/** Where each part of a stage stands, by its reference in the drawing. */
const places: Readonly<Record<'low' | 'high', Readonly<Record<FilterMode, Places>>>> = {
  low: {
    sallenKey: { R1: ['in', 'x'], R2: ['x', 'plus'], C1: ['x', 'out'], C2: ['plus', ground], ...gainPlaces },
    multipleFeedback: { R1: ['in', 'x'], R2: ['x', 'out'], R3: ['x', 'minus'], C1: ['x', ground], C2: ['minus', 'out'] },
    firstOrderNonInverting: { R1: ['in', 'plus'], C1: ['plus', ground], ...gainPlaces },
    firstOrderInverting: { R1: ['in', 'minus'], R2: ['minus', 'out'], C1: ['minus', 'out'] },
  },
  high: {
    sallenKey: { C1: ['in', 'x'], C2: ['x', 'plus'], R1: ['x', 'out'], R2: ['plus', ground], ...gainPlaces },
    multipleFeedback: { C1: ['in', 'x'], C2: ['x', 'out'], C3: ['x', 'minus'], R1: ['x', ground], R2: ['minus', 'out'] },
    firstOrderNonInverting: { C1: ['in', 'plus'], R1: ['plus', ground], ...gainPlaces },
    firstOrderInverting: { R1: ['in', 'x'], C1: ['x', 'minus'], R2: ['minus', 'out'] },
  },
};

interface Stage {
  mode: FilterMode;
  cutoffFrequency: number;
  gainBandwidth: number | null;
}

/** The op-amp filter of a table of parts, with standard values. */
export function opAmpCircuits(
  way: 'low' | 'high',
  { mode, cutoffFrequency, gainBandwidth }: Stage,
  components: readonly Row[],
): NamedCircuit[] {
  const parts = components.flatMap(({ ref, kind, value, standard }): CircuitPart[] => {
    const [size, nodes] = [standard ?? value, places[way][mode][String(ref)]];
    return nodes && typeof size === 'number'
      ? [{ kind: kind === 'R' ? 'R' : 'C', name: String(ref).toUpperCase(), nodes, value: size }]
      : [];
  });
  const isInverting = mode === 'multipleFeedback' || mode === 'firstOrderInverting';
  const isFollower = !isInverting && !components.some(({ ref }) => ref === 'Rb');
  const inputs = isInverting ? ([ground, 'minus'] as const) : (['plus', isFollower ? 'out' : 'minus'] as const);
  const amplifier = { kind: 'U', name: 'U1', nodes: [...inputs, 'out'], gainBandwidth } as const;
  const circuit: Circuit = {
    parts: [...parts, amplifier],
    input: 'in',
    output: 'out',
    source: 0,
    load: null,
    gain: 'voltage',
    center: cutoffFrequency,
  };
  return parts.length > 0 ? [{ name: '', circuit }] : [];
}
