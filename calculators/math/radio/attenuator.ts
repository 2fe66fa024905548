import { decibelsOfPower, powerRatio } from './decibel.ts';
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';

export type PadKind = 'pi' | 't' | 'bridgedT';

/** The resistors R1, R2 and R3 of a pad in Ω. In a π pad `null` is none, in a T pad 0 is a wire. */
export type PadResistors = readonly [r1: number | null, r2: number, r3: number | null];

/** Impedances in Ω between which a pad stands. */
export interface PadPorts {
  readonly source: number;
  readonly load: number;
}

/** The least attenuation in dB with which a pad of resistors matches two impedances in Ω. */
export function minimumLoss({ source, load }: PadPorts): number {
  const ratio = Math.max(source / load, load / source);
  return decibelsOfPower((Math.sqrt(ratio) + Math.sqrt(ratio - 1)) ** 2);
}

/** A conductance or resistance this small beside those of the ports is nothing but rounding. */
const nothing = 1e-9;

/**
 * The pad with an attenuation in dB that matches both ports; a bridged T stands between equal ones. The attenuation is at least `minimumLoss`.
 * Source: Reference Data for Radio Engineers, 4th ed., 1956, Attenuators.
 */
export function padFor(kind: PadKind, attenuation: number, { source, load }: PadPorts): PadResistors {
  const ratio = powerRatio(attenuation);
  const [excess, mean] = [Math.expm1((attenuation * Math.LN10) / 10), Math.sqrt(source * load)];
  if (kind === 'bridgedT') {
    const voltage = Math.expm1((attenuation * Math.LN10) / 20);
    return [source * voltage, source / voltage, source];
  }
  if (kind === 't') {
    const shunt = (2 * mean * Math.sqrt(ratio)) / excess;
    const arm = (port: number) => {
      const rest = (port * (ratio + 1)) / excess - shunt;
      return rest > nothing * port ? rest : 0;
    };
    return [arm(source), shunt, arm(load)];
  }
  const series = (mean * excess) / (2 * Math.sqrt(ratio));
  const leg = (port: number) => {
    const rest = (ratio + 1) / (excess * port) - 1 / series;
    return rest > nothing / port ? 1 / rest : null;
  };
  return [leg(source), series, leg(load)];
}

/** What a pad does between its ports. */
export interface PadResults {
  /** From the power that the source could give to that in the load, dB. */
  readonly attenuation: number;
  /** Impedance in Ω that the source sees with the load in place, and the load with the source. */
  readonly inputImpedance: number;
  readonly outputImpedance: number;
  /** Share of the source's available power that each resistor turns into heat. */
  readonly heat: readonly [r1: number, r2: number, r3: number];
}

type Branch = readonly [from: number, to: number, resistance: number | null];

/** Ground is −1; input, output and the middle of a T are 0, 1, 2. In a bridged T, R1 is the bridge, R2 the shunt, and both arms are R3. */
function branchesOf(kind: PadKind, [r1, r2, r3]: PadResistors): Branch[] {
  if (kind === 'pi')
    return [
      [0, -1, r1],
      [0, 1, r2],
      [1, -1, r3],
    ];
  if (kind === 't')
    return [
      [0, 2, r1],
      [2, -1, r2],
      [2, 1, r3],
    ];
  return [
    [0, 1, r1],
    [2, -1, r2],
    [0, 2, r3],
    [2, 1, r3],
  ];
}

/** Node voltages for a source of 2 V behind its impedance at one port. */
function voltages(branches: readonly Branch[], { source, load }: PadPorts, driven: 0 | 1): Float64Array | null {
  const size = branches.some(([from, to]) => from === 2 || to === 2) ? 3 : 2;
  const matrix = new Float64Array(size * size);
  const add = (a: number, b: number, conductance: number) => {
    for (const [row, column, sign] of [
      [a, a, 1],
      [b, b, 1],
      [a, b, -1],
      [b, a, -1],
    ] as const) {
      if (row >= 0 && column >= 0) matrix[row * size + column] = (matrix[row * size + column] ?? 0) + sign * conductance;
    }
  };
  const shortest = nothing * Math.min(source, load);
  for (const [from, to, resistance] of branches) {
    if (resistance !== null) add(from, to, 1 / Math.max(resistance, shortest));
  }
  add(0, -1, 1 / source);
  add(1, -1, 1 / load);
  const currents = new Float64Array(size);
  currents[driven] = 2 / (driven === 0 ? source : load);
  return solveLinear(matrix, currents);
}

/** Impedance in Ω behind a node at this voltage that a source of 2 V feeds through the port. */
const seen = (voltage: number, port: number): number => (port * voltage) / (2 - voltage);

/** A pad of any resistors between its ports, by nodal analysis; null when it cannot be solved. */
export function padResults(kind: PadKind, resistors: PadResistors, ports: PadPorts): PadResults | null {
  const branches = branchesOf(kind, resistors);
  const [forward, backward] = [voltages(branches, ports, 0), voltages(branches, ports, 1)];
  if (!forward || !backward) return null;
  const { source, load } = ports;
  const available = 1 / source;
  const [input = 0, output = 0] = forward;
  const at = (node: number) => (node < 0 ? 0 : (forward[node] ?? 0));
  const heat = branches.map(([from, to, resistance]) => (resistance ? (at(from) - at(to)) ** 2 / resistance / available : 0));
  return {
    attenuation: decibelsOfPower(available / (output ** 2 / load)),
    inputImpedance: seen(input, source),
    outputImpedance: seen(backward[1] ?? 0, load),
    heat: [heat[0] ?? 0, heat[1] ?? 0, Math.max(heat[2] ?? 0, heat[3] ?? 0)],
  };
}
