/** What the tolerances of parts make of a circuit's gain. */
import { type Distribution, randomNumbers, type Spread, spreadOfParts, truncatedNormal } from '#calculators/tolerance.ts';
import { type Circuit, isPassive, type PassivePart, withValues } from './circuit.ts';
import { gainDbAt } from './response.ts';
import type { GainBand } from './response-plots.ts';

/** ± share of the value by kind of part. */
export type PartShares = Readonly<Record<PassivePart['kind'], number>>;

/** What is bought without asking for better: 1 % resistors, 5 % film or C0G capacitors, 10 % coils. */
export const usualShares: PartShares = { R: 0.01, C: 0.05, L: 0.1 };

/** Circuits that are built. */
const builtCircuits = 150;

/** Least and greatest gain in dB at each frequency in Hz over many circuits with parts spread normally; the tolerance is three standard deviations. A generator, so that whoever runs it may pause. */
export function* gainBand(circuit: Circuit, frequencies: readonly number[], shares: PartShares): Generator<undefined, GainBand> {
  const { normal } = randomNumbers();
  const ends = frequencies.map((): [number, number] => [Infinity, -Infinity]);
  for (let count = 0; count < builtCircuits; count += 1) {
    const built = withValues(circuit, ({ kind, value }) => value * (1 + shares[kind] * truncatedNormal(normal)));
    for (const [place, frequency] of frequencies.entries()) {
      const gainDb = gainDbAt(built, frequency);
      const range = ends[place];
      if (gainDb === null || !range) continue;
      range[0] = Math.min(range[0], gainDb);
      range[1] = Math.max(range[1], gainDb);
    }
    yield undefined;
  }
  return frequencies.flatMap((frequency, place) => {
    const [low = 0, high = 0] = ends[place] ?? [];
    return low <= high ? [[frequency, low, high] as const] : [];
  });
}

/** Circuits of one run, and parts up to which all corners are tried: a run may take some fifty milliseconds. */
const run = { count: 1000, most: 6 };

/** Spread of the gain in dB at a frequency in Hz; null where the circuit has none there. */
export function gainSpread(circuit: Circuit, frequency: number, shares: PartShares, distribution: Distribution): Spread | null {
  const passive = circuit.parts.filter(isPassive);
  const places = new Map(passive.map((part, place) => [part.name, place]));
  const gainFor = (factors: readonly number[]) =>
    gainDbAt(
      withValues(circuit, ({ name, value }) => value * (factors[places.get(name) ?? -1] ?? 1)),
      frequency,
    );
  return spreadOfParts(
    gainFor,
    passive.map(({ kind }) => shares[kind]),
    distribution,
    run,
  );
}
