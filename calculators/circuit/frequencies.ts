/** At which frequencies a circuit is looked at: decades around its middle, and closely where its band is narrow. */
import { logSpaced } from '#calculators/plot.ts';
import type { Circuit } from './circuit.ts';
import { gainDbAt } from './response.ts';

/** From the middle down and up. */
const reach = 100;
/** Fall of the gain by which a band ends, dB. */
const halfPower = 3;
/** Surroundings of the middle, as a share of it, in which a band is looked for; a wider one is seen without further points. */
const around = 0.5;
/** Frequencies at which it is looked for. */
const looks = 401;
/** By which share of the middle parts that one can buy move a band. */
const moved = 0.1;
/** Points of half a band, and points at most that are added at each side. */
const [perHalfBand, mostAdded] = [8, 200];

/** Half the width of a band near the middle, as a share of that; null for a wider one, and for a gain without a band. */
function halfBand(circuit: Circuit, center: number): number | null {
  const gains = logSpaced(center / (1 + around), center * (1 + around), looks).map(
    (frequency) => gainDbAt(circuit, frequency) ?? -Infinity,
  );
  const top = Math.max(...gains);
  const isIn = (gain: number) => gain >= top - halfPower;
  const [first, last] = [gains.findIndex(isIn), gains.findLastIndex(isIn)];
  if (first <= 0 || last >= looks - 1) return null;
  return (Math.max(1, last - first) / (looks - 1)) * Math.log1p(around);
}

/** Hz, rising; `count` of them over all decades, and more in and beside a narrow band. */
export function frequenciesOf(circuit: Circuit, center: number, count?: number): number[] {
  const wide = logSpaced(center / reach, center * reach, count);
  const half = halfBand(circuit, center);
  if (half === null) return wide;
  const span = 1 + Math.max(moved, 5 * half);
  const added = Math.min(mostAdded, Math.ceil(((span - 1) / half) * perHalfBand));
  return [...new Set([...wide, ...logSpaced(center / span, center * span, 2 * added + 1)])].toSorted((a, b) => a - b);
}

/** Points for each decade that show a band, at least the usual ones. */
export function pointsPerDecade(circuit: Circuit, usual: number): number {
  const half = circuit.center === null ? null : halfBand(circuit, circuit.center);
  return half === null ? usual : Math.max(usual, Math.ceil((perHalfBand * Math.LN10) / half));
}
