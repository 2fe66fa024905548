/** What the tolerances of its filter's parts make of a charge-pump loop: the parts that were found stay, and nothing is designed anew. */
import type { GainBand } from '#calculators/circuit/response-plots.ts';
import type { PartShares } from '#calculators/circuit/spread.ts';
import type { InputValue, OutputValue, Row } from '#calculators/define.ts';
import {
  closedLoop,
  type FilterParts,
  type Loop,
  lockTimeOf,
  loopOf,
  openLoop,
  unityFrequency,
} from '#calculators/math/filters/charge-pump-loop.ts';
import { magnitude } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { logSpaced, type PlotData, sample } from '#calculators/plot.ts';
import { type Distribution, randomNumbers, type Spread, spreadOfParts, truncatedNormal } from '#calculators/tolerance.ts';

/** Results that follow from the parts as they are bought. */
export const loopResults = ['standardLockTime', 'standardPhaseMargin', 'standardLoopBandwidth'] as const;
export type LoopResult = (typeof loopResults)[number];

export interface LoopPart {
  name: keyof FilterParts;
  kind: 'R' | 'C';
  /** Standard value, Ω or F. */
  value: number;
}

const names: readonly string[] = ['C1', 'R2', 'C2', 'R3', 'C3'] satisfies (keyof FilterParts)[];
const isName = (text: unknown): text is keyof FilterParts => typeof text === 'string' && names.includes(text);

/** The parts of the filter in the calculator's list; none where it has none. */
export function loopParts(components: OutputValue | undefined): LoopPart[] {
  const rows = Array.isArray(components) ? (components as readonly Row[]) : []; // the only list that the calculator gives is its table of parts
  return rows.flatMap(({ ref, standard }): LoopPart[] =>
    isName(ref) && typeof standard === 'number' ? [{ name: ref, kind: ref.startsWith('R') ? 'R' : 'C', value: standard }] : [],
  );
}

type Given = Readonly<Record<string, InputValue>>;

const amount = (given: Given, id: string) => Number(given[id]);

/** The loop with factors on its parts; null where a part is missing. */
function builtLoop(given: Given, parts: readonly LoopPart[], factors: readonly number[]): Loop | null {
  const ratio = amount(given, 'outputFrequency') / amount(given, 'phaseDetectorFrequency');
  const gain = (amount(given, 'chargePumpCurrent') * amount(given, 'vcoGain')) / ratio;
  const built = Object.fromEntries(parts.map(({ name, value }, place) => [name, value * (factors[place] ?? 1)]));
  const { C1, R2, C2, R3, C3 } = built;
  if (C1 === undefined || R2 === undefined || C2 === undefined) return null;
  return loopOf({ C1, R2, C2, ...(R3 === undefined || C3 === undefined ? {} : { R3, C3 }) }, gain);
}

/** Spread of one result over factors on the parts; null where the loop as bought has none. */
export function loopSpread(
  given: Given,
  parts: readonly LoopPart[],
  result: LoopResult,
  { shares, distribution }: { shares: PartShares; distribution: Distribution },
): Spread | null {
  const bandwidth = amount(given, 'loopBandwidth');
  const share = amount(given, 'frequencyTolerance') / amount(given, 'frequencyStep');
  const run = (factors: readonly number[]): number | null => {
    const loop = builtLoop(given, parts, factors);
    if (!loop) return null;
    if (result === 'standardLockTime') return lockTimeOf(loop, 2 * Math.PI * bandwidth, share);
    const crossing = unityFrequency(loop, bandwidth);
    return result === 'standardLoopBandwidth' ? crossing : openLoop(loop, crossing).phase + 180;
  };
  return spreadOfParts(
    run,
    parts.map(({ kind }) => shares[kind]),
    distribution,
    { count: 1000 },
  );
}

/** Loops that are built, and frequencies at which each is asked: the band is smoother than a single curve. */
const [builtLoops, places] = [150, 61];

const closedGain = (loop: Loop, frequency: number) => decibelsOfAmplitude(magnitude(closedLoop(loop, frequency)));

/** Gain of the closed loop with its parts as bought, and least and greatest gain over many loops with parts spread normally. */
export function closedLoopPlot(given: Given, parts: readonly LoopPart[], shares: PartShares): PlotData | null {
  const bought = builtLoop(given, parts, []);
  if (!bought) return null;
  const bandwidth = amount(given, 'loopBandwidth');
  const { normal } = randomNumbers();
  const loops = Array.from({ length: builtLoops }, () =>
    builtLoop(
      given,
      parts,
      parts.map(({ kind }) => 1 + shares[kind] * truncatedNormal(normal)),
    ),
  ).filter((loop) => loop !== null);
  const [from, to] = [bandwidth / 100, bandwidth * 100];
  const band: GainBand = logSpaced(from, to, places).map((frequency) => {
    const gains = loops.map((loop) => closedGain(loop, frequency));
    return [frequency, Math.min(...gains), Math.max(...gains)];
  });
  return {
    id: 'closed',
    kind: 'line',
    x: { label: 'frequency', unit: 'Hz', show: ['Hz', 'kHz', 'MHz', 'GHz'], scale: 'log' },
    left: { label: 'gain', unit: 'dB', show: ['dB'], scale: 'linear' },
    series: [{ label: 'gain', points: sample(logSpaced(from, to), (frequency) => closedGain(bought, frequency)) }],
    band: { label: 'band', points: band },
    marks: [],
    levels: [{ on: 'x', at: bandwidth }],
  };
}
