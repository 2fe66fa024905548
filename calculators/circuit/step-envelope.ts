/** What follows a step over so many turns that only their least and greatest values can be drawn. */
import type { Circuit } from './circuit.ts';
import { type State, type StepPoint, type Stepper, stepperOf } from './step.ts';

/** Equal stretches of time, of which the first turn each is looked at. */
const stretches = 128;
/** Steps in a turn. */
const perTurn = 80;

/** Rows of a matrix. */
type Rows = readonly Float64Array[];

/**
 * Least and greatest value in 128 stretches of 1, 2, 4 … turns, each of `turn` seconds: one answer after the other, each over twice the time; none
 * for a circuit without one solution. One matrix leads from a stretch to the next, so that a long time costs no more than a short one.
 */
export function* stepEnvelopes(circuit: Circuit, turn: number): Generator<StepPoint[], undefined> {
  const h = turn / perTurn;
  const stepper = stepperOf(circuit, h);
  if (!stepper) return;
  const first = vectorOf(stepper.first);
  const step = matrixOf(stepper);
  const seen = outputsOf(stepper, step);
  let stretch = step;
  for (let count = 1; count < perTurn; count += 1) stretch = product(step, stretch);
  for (let length = turn; ; length *= 2) {
    const points: StepPoint[] = [{ time: 0, voltage: 0 }];
    let state: Float64Array = first;
    for (let place = 0; place < stretches; place += 1) {
      const turnValues = seen.map((row) => dot(row, state));
      const [least, greatest] = [Math.min(...turnValues), Math.max(...turnValues)];
      const ends = [least, greatest].map((voltage) => ({ voltage, after: turnValues.indexOf(voltage) }));
      for (const { voltage, after } of ends.toSorted((a, b) => a.after - b.after))
        points.push({ time: place * length + (after + 2) * h, voltage });
      state = times(stretch, state);
    }
    yield points;
    stretch = product(stretch, stretch);
  }
}

/** Voltages, currents, and the 1 that brings the source in. */
const vectorOf = ({ voltages, currents }: State) => Float64Array.of(...voltages, ...currents, 1);
const stateOf = (vector: Float64Array, voltages: number): State => ({
  voltages: vector.slice(0, voltages),
  currents: [...vector.subarray(voltages, -1)],
});

const nothing = (state: State) => vectorOf(state).fill(0, 0, -1);

/** What one step makes of a state, as a matrix. */
function matrixOf({ first, next }: Stepper): Rows {
  const none = nothing(first);
  const after = (vector: Float64Array) => vectorOf(next(stateOf(vector, first.voltages.length)));
  const sourceAlone = after(none);
  const columns = Array.from(none, (_, place) => {
    if (place === none.length - 1) return sourceAlone;
    const column = after(none.with(place, 1));
    // The source adds to every step; its own column has it.
    return column.map((value, row) => value - (sourceAlone[row] ?? 0));
  });
  return turned(columns);
}

/** Rows that read the output after each step of a turn from the state before it. */
function outputsOf({ first, outputOf }: Stepper, step: Rows): Rows {
  const none = nothing(first);
  const back = turned(step);
  let row: Float64Array = Float64Array.from(none, (_, place) => outputOf(stateOf(none.with(place, 1), first.voltages.length)));
  return Array.from({ length: perTurn }, () => (row = times(back, row)));
}

function dot(a: Float64Array, b: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < a.length; place += 1) sum += (a[place] ?? 0) * (b[place] ?? 0);
  return sum;
}

const times = (matrix: Rows, vector: Float64Array): Float64Array => Float64Array.from(matrix, (row) => dot(row, vector));

const turned = (matrix: Rows): Rows => matrix.map((_, row) => Float64Array.from(matrix, (other) => other[row] ?? 0));

function product(a: Rows, b: Rows): Rows {
  const columns = turned(b);
  return a.map((row) => Float64Array.from(columns, (column) => dot(row, column)));
}
