/** Output of a circuit after its source steps from 0 to 1 V: nodal equations, integrated by the trapezoidal rule. */
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { type Circuit, isPassive, type PassivePart, withEndParts } from './circuit.ts';
import { rowsOf } from './nodes.ts';

export interface StepPoint {
  /** s. */
  time: number;
  /** V. */
  voltage: number;
}

/** Euler's rule backwards, which damps the jump of the source, takes the first step in so many short ones; the trapezoidal rule takes all others. */
const shortSteps = 16;
type Rule = 1 | 2;

/** The circuit with the rows of its equations: nodes, then amplifiers, then a source without resistance. */
interface Equations {
  circuit: Circuit;
  passive: readonly { part: PassivePart; from: number | undefined; to: number | undefined }[];
  amplifiers: readonly {
    gainBandwidth: number | null;
    plus: number | undefined;
    minus: number | undefined;
    output: number | undefined;
    row: number;
  }[];
  input: number | undefined;
  output: number | undefined;
  /** Row of a source without resistance; null for one that has some. */
  source: number | null;
  size: number;
}

function equationsOf(circuit: Circuit): Equations {
  const rows = rowsOf(circuit);
  const passive = circuit.parts.filter(isPassive).map((part) => ({ part, from: rows.get(part.nodes[0]), to: rows.get(part.nodes[1]) }));
  const amplifiers = circuit.parts.flatMap((part) => (isPassive(part) ? [] : [part]));
  const after = rows.size + amplifiers.length;
  return {
    circuit,
    passive,
    amplifiers: amplifiers.map(({ nodes: [plus, minus, output], gainBandwidth }, index) => ({
      gainBandwidth,
      plus: rows.get(plus),
      minus: rows.get(minus),
      output: rows.get(output),
      row: rows.size + index,
    })),
    input: rows.get(circuit.input),
    output: rows.get(circuit.output),
    source: circuit.source === 0 ? after : null,
    size: circuit.source === 0 ? after + 1 : after,
  };
}

/** What a part conducts over a step of `h` seconds, S. */
function conductance({ kind, value }: PassivePart, h: number, rule: Rule): number {
  if (kind === 'R') return 1 / value;
  return kind === 'C' ? (rule * value) / h : h / (rule * value);
}

/** Share of an amplifier's input that its output moves by in one step. */
const reachOf = (gainBandwidth: number, h: number, rule: Rule) => (2 * Math.PI * gainBandwidth * h) / rule;

/** Inverse of the matrix of one step; null where the circuit has no one solution. */
function inverseOf({ circuit, passive, amplifiers, input, output, source, size }: Equations, h: number, rule: Rule): Float64Array[] | null {
  const matrix = new Float64Array(size * size);
  const add = (row: number | undefined, column: number | undefined, value: number) => {
    if (row !== undefined && column !== undefined) matrix[row * size + column] = (matrix[row * size + column] ?? 0) + value;
  };
  for (const { part, from, to } of passive) {
    const g = conductance(part, h, rule);
    add(from, from, g);
    add(to, to, g);
    add(from, to, -g);
    add(to, from, -g);
  }
  for (const { gainBandwidth, plus, minus, output: out, row } of amplifiers) {
    add(out, row, 1);
    add(row, plus, 1);
    add(row, minus, -1);
    if (gainBandwidth !== null) add(row, out, -1 / reachOf(gainBandwidth, h, rule));
  }
  if (circuit.load !== null) add(output, output, 1 / circuit.load);
  if (source === null) add(input, input, 1 / circuit.source);
  else {
    add(source, input, 1);
    add(input, source, 1);
  }
  const columns = Array.from({ length: size }, (_, place) => {
    const unit = new Float64Array(size);
    unit[place] = 1;
    return solveLinear(matrix.slice(), unit);
  });
  const solved = columns.filter((column) => column !== null);
  return solved.length === size ? solved : null;
}

const at = (values: Float64Array, row: number | undefined): number => (row === undefined ? 0 : (values[row] ?? 0));

/** Voltages, and the current of each passive part. */
export interface State {
  voltages: Float64Array;
  currents: readonly number[];
}

/** A circuit on its way. */
export interface Stepper {
  /** One step after the source has jumped. */
  first: State;
  /** The state one step later. */
  next: (state: State) => State;
  /** V. */
  outputOf: (state: State) => number;
}

/** The current source that stands beside a part's conductance for one step, A. */
function heldCurrents({ passive }: Equations, { voltages, currents }: State, h: number, rule: Rule): number[] {
  return passive.map(({ part, from, to }, place) => {
    const across = conductance(part, h, rule) * (at(voltages, from) - at(voltages, to));
    const before = currents[place] ?? 0;
    if (part.kind === 'R') return 0;
    return part.kind === 'C' ? -(across + (rule === 2 ? before : 0)) : before + (rule === 2 ? across : 0);
  });
}

/** The state one step of `h` seconds later, with the source at 1 V. */
function advanced(equations: Equations, inverse: readonly Float64Array[], state: State, h: number, rule: Rule): State {
  const { circuit, passive, amplifiers, input, source, size } = equations;
  const right = new Float64Array(size);
  const put = (row: number | undefined, value: number) => {
    if (row !== undefined) right[row] = (right[row] ?? 0) + value;
  };
  const held = heldCurrents(equations, state, h, rule);
  for (const [place, { from, to }] of passive.entries()) {
    put(from, -(held[place] ?? 0));
    put(to, held[place] ?? 0);
  }
  for (const { gainBandwidth, plus, minus, output, row } of amplifiers) {
    if (gainBandwidth === null) continue;
    const before = rule === 2 ? at(state.voltages, plus) - at(state.voltages, minus) : 0;
    put(row, -at(state.voltages, output) / reachOf(gainBandwidth, h, rule) - before);
  }
  if (source === null) put(input, 1 / circuit.source);
  else put(source, 1);
  const voltages = new Float64Array(size);
  for (const [place, column] of inverse.entries()) {
    const weight = right[place] ?? 0;
    for (let row = 0; row < size; row += 1) voltages[row] = (voltages[row] ?? 0) + weight * (column[row] ?? 0);
  }
  const currents = passive.map(
    ({ part, from, to }, place) => conductance(part, h, rule) * (at(voltages, from) - at(voltages, to)) + (held[place] ?? 0),
  );
  return { voltages, currents };
}

/** In steps of `h` seconds; coils and capacitors count as lossless. Null where the circuit has no one solution. */
export function stepperOf(circuit: Circuit, h: number): Stepper | null {
  const equations = equationsOf(withEndParts(circuit));
  const short = h / shortSteps;
  const [euler, trapezoidal] = [inverseOf(equations, short, 1), inverseOf(equations, h, 2)];
  if (!euler || !trapezoidal) return null;
  let first: State = { voltages: new Float64Array(equations.size), currents: equations.passive.map(() => 0) };
  for (let step = 0; step < shortSteps; step += 1) first = advanced(equations, euler, first, short, 1);
  return {
    first,
    next: (state) => advanced(equations, trapezoidal, state, h, 2),
    outputOf: ({ voltages }) => at(voltages, equations.output),
  };
}

/** Equally spaced points from 0 to `end` seconds; null where the circuit has no one solution. */
export function stepResponse(circuit: Circuit, end: number, count = 600): StepPoint[] | null {
  const h = end / count;
  const stepper = stepperOf(circuit, h);
  if (!stepper) return null;
  let state = stepper.first;
  const points: StepPoint[] = [{ time: 0, voltage: 0 }];
  for (let index = 1; index <= count; index += 1) {
    points.push({ time: index * h, voltage: stepper.outputOf(state) });
    state = stepper.next(state);
  }
  return points.every(({ voltage }) => Number.isFinite(voltage)) ? points : null;
}
