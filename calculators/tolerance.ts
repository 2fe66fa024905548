/** How far the tolerances of components move a result: the worst corner, and what happens in most of many built circuits. */
import { type AnyTool, evaluate, existsIn } from './evaluate.ts';

export interface Varied {
  /** Input that varies; `index` is the place in a list. */
  id: string;
  index: number | null;
  nominal: number;
  /** ± share of the nominal value. */
  share: number;
}

export type Distribution = 'normal' | 'uniform';

export interface Spread {
  nominal: number;
  worst: { low: number; high: number };
  /** Of the sampled circuits. */
  mean: number;
  deviation: number;
  /** Ends of the middle 99.73 %, three standard deviations of a normal spread. */
  middle: { low: number; high: number };
  /** Equal steps between the least and the greatest sample, with the share of samples in each. */
  histogram: readonly { at: number; share: number }[];
  samples: number;
  /** Results of the sampled circuits, the least first. */
  values: readonly number[];
  /** Share that each part has in the variance, as far as the result follows the parts in proportion. */
  weights: readonly number[];
  /** Combinations for which the calculator has no result. */
  refused: number;
}

/** Above this many components the corners are too many, and each end is sought one component at a time. */
const mostCorners = 12;
const samples = 4000;
const bins = 31;

/** The components of a mode whose values are known; `shareOf` gives the tolerance of an input. */
export function variedInputs(
  tool: AnyTool,
  mode: string | null,
  entered: Readonly<Record<string, unknown>>,
  shareOf: (id: string) => number,
): Varied[] {
  return Object.entries(tool.inputs).flatMap(([id, input]): Varied[] => {
    if ((input.kind !== 'quantity' && input.kind !== 'list') || !input.component || !existsIn(input, mode)) return [];
    const value = Object.hasOwn(entered, id) ? entered[id] : input.default;
    const share = shareOf(id);
    if (typeof value === 'number') return value === 0 ? [] : [{ id, index: null, nominal: value, share }];
    return Array.isArray(value) ? value.map((nominal: number, index) => ({ id, index, nominal, share })) : [];
  });
}

const toleranceNames: Readonly<Record<string, readonly string[]>> = {
  Ω: ['resistorTolerance', 'resistanceTolerance', 'tolerance'],
  F: ['capacitorTolerance', 'tolerance'],
  H: ['inductorTolerance', 'tolerance'],
};

/** The tolerance (± share) that the calculator itself is given for a component; null where it asks for none. */
export function ownTolerance(tool: AnyTool, mode: string | null, id: string, given: Readonly<Record<string, unknown>>): number | null {
  const component = tool.inputs[id];
  const names = component && 'unit' in component ? (toleranceNames[component.unit] ?? []) : [];
  const own = names
    .map((name) => ({ name, input: tool.inputs[name] }))
    .find(({ input }) => input?.kind === 'quantity' && (input.unit === '1' || input.unit === '%') && existsIn(input, mode));
  const value = own ? given[own.name] : null;
  if (typeof value !== 'number') return null;
  return own?.input?.kind === 'quantity' && own.input.unit === '%' ? value / 100 : value;
}

/** A function that computes one output for factors on the components; null where the calculator refuses. */
function resultOf(tool: AnyTool, entered: Readonly<Record<string, unknown>>, varied: readonly Varied[], output: string) {
  return (factors: readonly number[]): number | null => {
    const changed: Record<string, unknown> = { ...entered };
    for (const [place, { id, index, nominal }] of varied.entries()) {
      const value = nominal * (factors[place] ?? 1);
      if (index === null) changed[id] = value;
      else
        changed[id] = (Array.isArray(changed[id]) ? changed[id] : varied.filter((one) => one.id === id).map((one) => one.nominal)).with(
          index,
          value,
        );
    }
    const answer = evaluate(tool, changed);
    const value = answer.ok ? answer.out[output] : null;
    return typeof value === 'number' ? value : null;
  };
}

type Evaluate = (factors: readonly number[]) => number | null;

function corners(shares: readonly number[]): number[][] {
  return Array.from({ length: 2 ** shares.length }, (_, bits) => shares.map((share, place) => 1 + ((bits >> place) & 1 ? share : -share)));
}

/** Change of the result when one part after the other moves from one end of its tolerance to the other. */
function slopesOf(run: Evaluate, shares: readonly number[], nominal: number): number[] {
  return shares.map((share, place) => {
    const at = (factor: number) => run(shares.map((_, other) => (other === place ? factor : 1))) ?? nominal;
    return at(1 + share) - at(1 - share);
  });
}

/** The corner that a result that rises or falls with each component reaches. */
function steepest(slopes: readonly number[], shares: readonly number[], sign: 1 | -1): number[] {
  return shares.map((share, place) => 1 + share * sign * (Math.sign(slopes[place] ?? 0) || 1));
}

/** Uniform and normal numbers, the same in every run so that a result can be repeated (Park and Miller; Box and Muller). */
export function randomNumbers() {
  let state = 20_261_121;
  const uniform = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  const normal = () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
  return { uniform, normal };
}

/** Three standard deviations are the tolerance; parts beyond it were sorted out. */
export function truncatedNormal(normal: () => number): number {
  for (;;) {
    const value = normal() / 3;
    if (Math.abs(value) <= 1) return value;
  }
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.round(share * (sorted.length - 1))))] ?? Number.NaN;
}

function histogramOf(sorted: readonly number[]): { at: number; share: number }[] {
  const low = sorted[0] ?? 0;
  const step = ((sorted.at(-1) ?? 0) - low) / bins || 1;
  const counts = Array.from({ length: bins }, () => 0);
  for (const value of sorted) {
    const bin = Math.min(bins - 1, Math.floor((value - low) / step));
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return counts.map((count, index) => ({ at: low + (index + 0.5) * step, share: count / sorted.length }));
}

/** Worst case and Monte Carlo spread of a result for factors on parts, each within its ± share; null when the nominal circuit has none. */
export function spreadOfParts(
  run: Evaluate,
  shares: readonly number[],
  distribution: Distribution,
  { count = samples, most = mostCorners }: { count?: number; most?: number } = {},
): Spread | null {
  const nominal = run(shares.map(() => 1));
  if (nominal === null || shares.length === 0) return null;
  const slopes = slopesOf(run, shares, nominal);
  const tried = shares.length <= most ? corners(shares) : [steepest(slopes, shares, 1), steepest(slopes, shares, -1)];
  const reached = [nominal, ...tried.map(run).filter((value) => value !== null)];
  const { uniform, normal } = randomNumbers();
  const deviate = distribution === 'normal' ? () => truncatedNormal(normal) : () => 2 * uniform() - 1;
  const drawn = Array.from({ length: count }, () => run(shares.map((share) => 1 + share * deviate())));
  const sorted = drawn.filter((value) => value !== null).toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value / sorted.length, 0);
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2 / sorted.length, 0);
  const whole = slopes.reduce((sum, slope) => sum + slope ** 2, 0);
  return {
    nominal,
    worst: { low: Math.min(...reached), high: Math.max(...reached) },
    mean,
    deviation: Math.sqrt(variance),
    middle: { low: quantile(sorted, 0.001_35), high: quantile(sorted, 0.998_65) },
    histogram: histogramOf(sorted),
    samples: count,
    values: sorted,
    weights: slopes.map((slope) => (whole > 0 ? slope ** 2 / whole : 0)),
    refused: count - sorted.length,
  };
}

/** Worst case and Monte Carlo spread of one output; null when the nominal circuit has no result. */
export function spreadOf(
  tool: AnyTool,
  entered: Readonly<Record<string, unknown>>,
  varied: readonly Varied[],
  output: string,
  distribution: Distribution,
): Spread | null {
  const shares = varied.map(({ share }) => share);
  return spreadOfParts(resultOf(tool, entered, varied, output), shares, distribution);
}

/** Share of the built circuits whose result lies within limits; one without a result does not. */
export function yieldOf({ values, samples: built }: Spread, { low, high }: { low: number | null; high: number | null }): number {
  return values.filter((value) => value >= (low ?? -Infinity) && value <= (high ?? Infinity)).length / built;
}
