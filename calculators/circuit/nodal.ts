/** Node voltages of a circuit at one frequency, by modified nodal analysis. */
import { complex, type Complex, reciprocal } from '#calculators/math/numeric/complex.ts';
import { type ComplexArray, complexArray, solveComplex } from '#calculators/math/numeric/complex-solve.ts';
import { type Circuit, ground, isPassive, type PassivePart, reactanceAt } from './circuit.ts';
import { rowsOf } from './nodes.ts';

/** A resistor from a node to ground, with or without a source behind it. */
export interface Port {
  node: string;
  resistance: number;
  /** In series with it, Ω at the frequency in question; none where it is left out. */
  reactance?: number;
  /** Open voltage of the source behind the resistance, V; 0 for a load. */
  voltage: number;
}

function admittanceOf({ kind, value, quality }: PassivePart, angular: number): Complex {
  if (kind === 'R') return complex(1 / value);
  const reactance = kind === 'L' ? angular * value : 1 / (angular * value);
  return reciprocal(complex(quality === undefined ? 0 : reactance / quality, kind === 'L' ? reactance : -reactance));
}

/** Equations with a row and a column for each node and each source of unknown current. */
class Equations {
  readonly matrix: ComplexArray;
  readonly right: ComplexArray;
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
    this.matrix = complexArray(size * size);
    this.right = complexArray(size);
  }

  add(row: number | undefined, column: number | undefined, { re, im }: Complex): void {
    if (row === undefined || column === undefined) return; // ground
    const at = row * this.#size + column;
    this.matrix.re[at] = (this.matrix.re[at] ?? 0) + re;
    this.matrix.im[at] = (this.matrix.im[at] ?? 0) + im;
  }

  addBetween(a: number | undefined, b: number | undefined, admittance: Complex): void {
    const negative = complex(-admittance.re, -admittance.im);
    this.add(a, a, admittance);
    this.add(b, b, admittance);
    this.add(a, b, negative);
    this.add(b, a, negative);
  }
}

/**
 * Voltages of all nodes in V, for ports with sources and loads, at a frequency in Hz above 0. A port without resistance holds its node at its
 * voltage. Null where the circuit has no one solution.
 */
export function nodeVoltages(circuit: Circuit, ports: readonly Port[], frequency: number): Map<string, Complex> | null {
  const rows = rowsOf(circuit);
  const amplifiers = circuit.parts.filter((part) => !isPassive(part));
  const isStiff = ({ resistance, reactance = 0 }: Port) => resistance === 0 && reactance === 0;
  const stiff = ports.filter(isStiff);
  const equations = new Equations(rows.size + amplifiers.length + stiff.length);
  const one = complex(1);
  for (const part of circuit.parts.filter(isPassive)) {
    const [a, b] = part.nodes.map((node) => rows.get(node));
    equations.addBetween(a, b, admittanceOf(part, 2 * Math.PI * frequency));
  }
  for (const [index, { nodes, gainBandwidth }] of amplifiers.entries()) {
    const [plus, minus, output] = nodes.map((node) => rows.get(node));
    const row = rows.size + index; // its own current, and what it makes of its inputs: v₊ − v₋ = v_out/A
    equations.add(output, row, one);
    equations.add(row, plus, one);
    equations.add(row, minus, complex(-1));
    if (gainBandwidth !== null) equations.add(row, output, complex(0, -frequency / gainBandwidth));
  }
  for (const { node, resistance, reactance = 0, voltage } of ports.filter((port) => !isStiff(port))) {
    const row = rows.get(node);
    const admittance = reciprocal(complex(resistance, reactance));
    equations.addBetween(row, undefined, admittance);
    if (row === undefined) continue;
    equations.right.re[row] = (equations.right.re[row] ?? 0) + voltage * admittance.re;
    equations.right.im[row] = (equations.right.im[row] ?? 0) + voltage * admittance.im;
  }
  for (const [index, { node, voltage }] of stiff.entries()) {
    const row = rows.size + amplifiers.length + index;
    equations.add(rows.get(node), row, one);
    equations.add(row, rows.get(node), one);
    equations.right.re[row] = voltage;
  }
  const solved = solveComplex(equations.matrix, equations.right);
  if (!solved) return null;
  const voltages = [...rows].map(([node, row]): [string, Complex] => [node, complex(solved.re[row] ?? 0, solved.im[row] ?? 0)]);
  return new Map([...voltages, [ground, complex(0)]]);
}

/** Output voltage over the source's open voltage at a frequency in Hz; null where the circuit has no one solution. */
export function gainOf(circuit: Circuit, frequency: number): Complex | null {
  const { input, output, source, load, center, sourceReactance = 0, loadReactance = 0 } = circuit;
  const at = (reactance: number) => reactanceAt(reactance, center, frequency);
  const ports = [
    { node: input, resistance: source, reactance: at(sourceReactance), voltage: 1 },
    ...(load === null ? [] : [{ node: output, resistance: load, reactance: at(loadReactance), voltage: 0 }]),
  ];
  return nodeVoltages(circuit, ports, frequency)?.get(output) ?? null;
}
