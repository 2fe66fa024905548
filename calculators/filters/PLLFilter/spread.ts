/** What the tolerances of its filter's parts make of a charge-pump loop: the parts that were found stay, and nothing is designed anew. */
import type { PartShares } from '#calculators/circuit/spread.ts';
import type { InputValue, OutputValue, Row } from '#calculators/define.ts';
import { type FilterParts, lockTimeOf, loopOf, openLoop, unityFrequency } from '#calculators/math/filters/charge-pump-loop.ts';
import { type Distribution, type Spread, spreadOfParts } from '#calculators/tolerance.ts';

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

const amount = (given: Readonly<Record<string, InputValue>>, id: string) => Number(given[id]);

/** Spread of one result over factors on the parts; null where the loop as bought has none. */
export function loopSpread(
  given: Readonly<Record<string, InputValue>>,
  parts: readonly LoopPart[],
  result: LoopResult,
  { shares, distribution }: { shares: PartShares; distribution: Distribution },
): Spread | null {
  const ratio = amount(given, 'outputFrequency') / amount(given, 'phaseDetectorFrequency');
  const gain = (amount(given, 'chargePumpCurrent') * amount(given, 'vcoGain')) / ratio;
  const bandwidth = amount(given, 'loopBandwidth');
  const share = amount(given, 'frequencyTolerance') / amount(given, 'frequencyStep');
  const run = (factors: readonly number[]): number | null => {
    const built = Object.fromEntries(parts.map(({ name, value }, place) => [name, value * (factors[place] ?? 1)]));
    const { C1, R2, C2, R3, C3 } = built;
    if (C1 === undefined || R2 === undefined || C2 === undefined) return null;
    const loop = loopOf({ C1, R2, C2, ...(R3 === undefined || C3 === undefined ? {} : { R3, C3 }) }, gain);
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
