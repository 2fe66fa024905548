/** Ladders of coils, capacitors and resistors. */
import { complex, magnitude, phaseDegrees, reciprocal } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type ESeries, roundToSeries } from '#calculators/math/parts/e-series.ts';
import type { Placement } from './ladder-prototype.ts';
import { capacitorImpedance, cascade, inductorImpedance, seriesBranch, shuntBranch, transmission, type TwoPort } from './two-port.ts';

/** A part from source to load; `none` is a part that is left out. Values in H, F, Ω. */
export type LadderPart = { placement: Placement } & ({ kind: 'L' | 'C' | 'R'; value: number } | { kind: 'none'; value: null });

/** Quality factors of real parts, the same at every frequency; null is a part without loss. */
export interface PartLoss {
  inductorQ: number | null;
  capacitorQ: number | null;
}

const lossless: PartLoss = { inductorQ: null, capacitorQ: null };

/** The two-port of parts from source to load at a frequency in Hz above 0; each is a branch of its own. */
export function ladderTwoPort(parts: readonly LadderPart[], frequency: number, loss: PartLoss = lossless): TwoPort {
  const angular = 2 * Math.PI * frequency;
  return cascade(parts.flatMap((part) => branch(part, angular, loss) ?? []));
}

function branch(part: LadderPart, angular: number, loss: PartLoss): TwoPort | null {
  if (part.kind === 'none') return null;
  const impedance =
    part.kind === 'R'
      ? complex(part.value)
      : part.kind === 'L'
        ? inductorImpedance(angular, part.value, loss.inductorQ)
        : capacitorImpedance(angular, part.value, loss.capacitorQ);
  return part.placement === 'series' ? seriesBranch(impedance) : shuntBranch(reciprocal(impedance));
}

/** Series to which the parts are rounded. */
export interface PartSeries {
  inductorSeries: ESeries | 'none';
  capacitorSeries: ESeries | 'none';
}

/** The part with its standard value; resistors stay. */
export function standardPart<Part extends LadderPart>(part: Part, { inductorSeries, capacitorSeries }: PartSeries): Part {
  if (part.value === null || part.kind === 'R') return part;
  return { ...part, value: roundToSeries(part.value, part.kind === 'L' ? inductorSeries : capacitorSeries) };
}

/** Parts beside their standard values, as rows of a table. */
export function partRows<Part extends { value: number | null }>(
  parts: readonly Part[],
  standard: readonly Part[],
): (Part & { standard: number | null })[] {
  return parts.map((part, index) => ({ ...part, standard: standard[index]?.value ?? null }));
}

/** Gain (dB, power in the load over the most that the source can give) and phase (°) between two resistances at a frequency in Hz. */
export function ladderResponse(
  parts: readonly LadderPart[],
  { source, load }: { source: number; load: number },
  frequency: number,
  inductorQ: number | null,
): { gainDb: number; phase: number } {
  const through = transmission(ladderTwoPort(parts, frequency, { inductorQ, capacitorQ: null }), source, load);
  return { gainDb: decibelsOfAmplitude(magnitude(through)), phase: phaseDegrees(through) };
}
