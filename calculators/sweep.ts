/** One result over a range of one input, once for each of a few values of a second one. */
import type { Input, InputValue, QuantityInput } from './define.ts';
import { type AnyTool, existsIn } from './evaluate.ts';
import { logSpaced, spaced } from './plot.ts';

/** An input that can be swept; `index` is the place in a list. */
export interface SweepInput {
  id: string;
  index: number | null;
  input: Extract<Input, { kind: 'quantity' | 'list' | 'choice' }>;
}

export interface SweepRange {
  from: number;
  to: number;
  scale: 'linear' | 'log';
}

/** Most curves of one sweep. */
export const mostCurves = 4;
/** From here on the ends of a range are so far apart that equal ratios show more than equal distances. */
const logFrom = 20;

type Values = Readonly<Record<string, InputValue>>;

/** The inputs of a mode that hold numbers, places of lists one by one, and choices; the latter only as second input. */
export function sweepInputs(tool: AnyTool, mode: string | null, given: Values): SweepInput[] {
  return Object.entries(tool.inputs).flatMap(([id, input]): SweepInput[] => {
    if (!existsIn(input, mode) || input.kind === 'text') return [];
    if (input.kind !== 'list') return [{ id, index: null, input }];
    const held = given[id];
    return Array.isArray(held) ? held.map((_, index) => ({ id, index, input })) : [];
  });
}

/** What an input holds now; null for one that is empty. */
export function heldBy({ id, index }: SweepInput, given: Values): number | string | null {
  const value = given[id] ?? null;
  if (index === null) return typeof value === 'object' ? null : value;
  return Array.isArray(value) ? (value[index] ?? null) : null;
}

/** The same inputs with another value in one of them. */
export function withValue({ id, index }: SweepInput, given: Values, value: number | string): Values {
  const held = given[id];
  if (index === null) return { ...given, [id]: value };
  return { ...given, [id]: Array.isArray(held) ? held.with(index, Number(value)) : [Number(value)] };
}

/** A range around what stands there: half to double, for frequencies a decade to each side, within what the input may be. */
export function usualRange({ input }: SweepInput, held: number | string | null): SweepRange {
  const limits: Pick<QuantityInput, 'min' | 'above' | 'max' | 'below'> = input.kind === 'choice' ? {} : input;
  const low = limits.min ?? limits.above ?? -Infinity;
  const high = limits.max ?? limits.below ?? Infinity;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  if (typeof held !== 'number' || held === 0) {
    const from = Number.isFinite(low) ? low : 0;
    return { from, to: Number.isFinite(high) ? high : from + 1, scale: 'linear' };
  }
  const reach = input.unit === 'Hz' ? 10 : 2;
  const ends = [within(held / reach), within(held * reach)].toSorted((a, b) => a - b);
  const [from = held, to = held] = ends;
  return { from, to, scale: scaleOf(from, to) };
}

export function scaleOf(from: number, to: number): SweepRange['scale'] {
  return from > 0 && to / from >= logFrom ? 'log' : 'linear';
}

/** The values of a sweep from one end to the other, whole where the input knows whole numbers only. */
export function sweepValues({ input }: SweepInput, { from, to, scale }: SweepRange, count: number): number[] {
  const values = scale === 'log' && from > 0 && to > 0 ? logSpaced(from, to, count) : spaced(from, to, count);
  return 'integer' in input && input.integer ? [...new Set(values.map(Math.round))] : values;
}

/** Values of a second input that are worth a curve: half, as it is, double; all choices where they are few. */
export function usualFamily(second: SweepInput, held: number | string | null): (number | string)[] {
  if (second.input.kind === 'choice') return second.input.choices.slice(0, mostCurves);
  const { from, to } = usualRange(second, held);
  const values = typeof held === 'number' && held !== 0 ? [from, held, to] : [from, to];
  return [...new Set(second.input.integer ? values.map(Math.round) : values)];
}
