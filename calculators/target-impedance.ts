/** Which size of a dimension gives a line the impedance that is wanted, for every calculator that says the impedance of a line on a board in one of its modes. */
import { type AnyTool, enteredIn, existsIn, mainOutput } from './evaluate.ts';
import type { InputValue, OutputValue } from './define.ts';
import { logSpaced } from './plot.ts';

type Values = Readonly<Record<string, InputValue>>;

export interface ImpedanceOf {
  /** In which it says the impedance; null where it has no modes. */
  readonly mode: string | null;
  readonly output: string;
  /** Inputs that can be changed for it. */
  readonly dimensions: readonly string[];
}

const impedances = ['impedance', 'differentialImpedance'];
const dimensions = [
  'traceWidth',
  'traceSpacing',
  'groundGap',
  'traceGap',
  'dielectricHeight',
  'coverThickness',
  'planeSpacing',
  'heightToPlane',
  'heightBelow',
  'heightAbove',
];

/** Null for a calculator that is not about the impedance of a line on a board. */
export function impedanceOf(tool: AnyTool): ImpedanceOf | null {
  if (!('traceThickness' in tool.inputs)) return null;
  const modes = tool.modes.length === 0 ? [null] : tool.modes;
  const mode = modes.find((one) => impedances.includes(mainOutput(tool, one)));
  if (mode === undefined) return null;
  const own = dimensions.filter((id) => tool.inputs[id] && existsIn(tool.inputs[id], mode));
  return { mode, output: mainOutput(tool, mode), dimensions: own };
}

/** The line as it stands, as it is entered in the mode that says its impedance: what another mode solves for is taken from its result. */
export function lineAsEntered(tool: AnyTool, { mode }: ImpedanceOf, given: Values, out: Readonly<Record<string, OutputValue>>): Values {
  const solved = Object.entries(out).flatMap(([id, value]) => {
    const input = id.replace(/^required(.)/, (_, first: string) => first.toLowerCase());
    return input !== id && typeof value === 'number' ? [[input, value]] : [];
  });
  return enteredIn(tool, mode, { ...given, ...Object.fromEntries(solved) });
}

/** How far from what stands there a dimension is looked for, each way. */
const reach = 30;
const scanned = 17;
/** Of the impedance; finer than any board is made. */
const precision = 1e-4;
const mostSteps = 12;

export interface Meeting {
  /** Sizes in m that give the impedance to 0.01 %; none, one, or more where it does not rise or fall steadily. */
  readonly sizes: readonly number[];
  /** Between these sizes in m, as far as there are lines at all, the impedance goes from `least` to `most` in Ω. */
  readonly from: number;
  readonly to: number;
  readonly least: number;
  readonly most: number;
}

interface Found {
  readonly size: number;
  readonly impedance: number;
}

/** Looks for the impedance `target` in Ω around a size in m. `impedanceAt` answers null where there is no such line; null if there is none anywhere. */
export async function meetImpedance(
  target: number,
  size: number,
  impedanceAt: (size: number) => Promise<number | null>,
): Promise<Meeting | null> {
  const at = async (one: number): Promise<Found | null> => {
    const impedance = await impedanceAt(one);
    return impedance === null ? null : { size: one, impedance };
  };
  const points: Found[] = [];
  for (const one of logSpaced(size / reach, size * reach, scanned)) {
    const found = await at(one);
    if (found) points.push(found);
  }
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const sizes: number[] = [];
  for (const [index, low] of points.entries()) {
    const high = points[index + 1];
    if (low.impedance === target) sizes.push(low.size);
    else if (high && low.impedance < target !== high.impedance < target && high.impedance !== target) {
      const met = await between(target, low, high, at);
      if (met !== null) sizes.push(met);
    }
  }
  const all = points.map(({ impedance }) => impedance);
  return { sizes, from: first.size, to: last.size, least: Math.min(...all), most: Math.max(...all) };
}

/** Illinois rule on logarithms, between a size that gives less and one that gives more, or the other way round. */
async function between(target: number, low: Found, high: Found, at: (size: number) => Promise<Found | null>): Promise<number | null> {
  const error = ({ impedance }: Found) => Math.log(impedance / target);
  let [a, b] = [low, high];
  let [fa, fb] = [error(low), error(high)];
  for (let step = 0; step < mostSteps; step += 1) {
    const share = fa / (fa - fb);
    const next = await at(Math.exp(Math.log(a.size) + share * Math.log(b.size / a.size)));
    if (!next) return null;
    const value = error(next);
    if (Math.abs(value) < precision) return next.size;
    if (value * fb < 0) [a, fa] = [b, fb];
    else fa /= 2;
    [b, fb] = [next, value];
  }
  return null;
}
