/** What the op-amp low-pass and high-pass calculators share. */
import { type Complex, magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { type ESeries, roundToSeries } from '#calculators/math/parts/e-series.ts';
import { besselQuality, butterworthQuality, chebyshevQuality } from './second-order.ts';

export type FilterMode = 'sallenKey' | 'multipleFeedback' | 'firstOrderNonInverting' | 'firstOrderInverting';

/** What was entered; frequencies in Hz, capacitance in F, resistance in Ω, ripple in dB. */
export interface FilterTask {
  mode: FilterMode;
  cutoffFrequency: number;
  gain: number;
  response: 'butterworth' | 'bessel' | 'chebyshev' | 'custom';
  ripple: number;
  qualityFactor: number;
  capacitance: number;
  gainResistance: number;
  resistorSeries: ESeries | 'none';
  capacitorSeries: ESeries | 'none';
  gainBandwidth: number | null;
  evaluationFrequency: number | null;
}

/** Resistors that set the gain of a non-inverting stage; a follower has none. */
export type GainParts = { Ra?: number; Rb?: number };
/** Values by reference, in the order of the parts list. */
export type Values = Readonly<Record<string, number>>;

interface Figures {
  /** Natural frequency (Hz) and Q of the pole pair; null for the first order. */
  natural: { frequency: number; quality: number } | null;
  /** Magnitude of the passband gain. */
  gain: number;
  /** Half-power frequency, Hz. */
  cutoff: number;
}

/** A circuit with its values: what it does by itself, and its gain with the real op-amp. */
export interface Stage {
  values: Values;
  figures: Figures;
  gainAt(frequency: number): Complex;
}

export type SallenKeyParts = { R1: number; R2: number; C1: number; C2: number } & GainParts;
export type NonInvertingParts = { R1: number; C1: number } & GainParts;
export type InvertingParts = { R1: number; R2: number; C1: number };

/** Of one pole with its delay in s. */
export const firstOrder = (delay: number, gain: number): Figures => ({ natural: null, gain, cutoff: 1 / (2 * Math.PI * delay) });

/** A circuit with its values as computed, and with standard ones by the resistors of `rounded`. */
export function bothStages<Parts extends Values>(
  build: (parts: Parts, gainBandwidth: number | null) => Stage,
  { gainBandwidth, resistorSeries }: FilterTask,
  parts: Parts,
  rounded: Parts = parts,
): { computed: Stage; standard: Stage } {
  return { computed: build(parts, gainBandwidth), standard: build(standardValues(rounded, resistorSeries), gainBandwidth) };
}

const isSecondOrder = (mode: FilterMode): boolean => mode === 'sallenKey' || mode === 'multipleFeedback';
export const isInverting = (mode: FilterMode): boolean => mode === 'multipleFeedback' || mode === 'firstOrderInverting';

/** Quality factor of the chosen response. */
export function wantedQuality({ response, ripple, qualityFactor }: FilterTask): number {
  switch (response) {
    case 'butterworth':
      return butterworthQuality;
    case 'bessel':
      return besselQuality;
    case 'chebyshev':
      return chebyshevQuality(ripple);
    case 'custom':
      return qualityFactor;
  }
}

export const gainParts = ({ gain, gainResistance }: FilterTask): GainParts =>
  gain === 1 ? {} : { Ra: gainResistance, Rb: (gain - 1) * gainResistance };
export const gainOf = ({ Ra, Rb }: GainParts): number => (Ra === undefined || Rb === undefined ? 1 : 1 + Rb / Ra);

/** The same parts with their resistors rounded; capacitors were chosen from a series or given. */
function standardValues<Parts extends Values>(parts: Parts, series: ESeries | 'none'): Parts {
  const rounded = Object.entries(parts).map(([ref, value]) => [ref, ref.startsWith('R') ? roundToSeries(value, series) : value]);
  // The keys are those of the parts, which the type of `fromEntries` does not keep.
  return Object.fromEntries(rounded) as Parts;
}

const kindOf = (ref: string) => (ref.startsWith('R') ? 'R' : 'C');

/** Results and warnings of a filter, computed and with standard values. */
export function filterResults(task: FilterTask, computed: Stage, standard: Stage) {
  const { mode, cutoffFrequency, gain, gainBandwidth } = task;
  const frequency = task.evaluationFrequency ?? cutoffFrequency;
  const [response, standardResponse] = [computed.gainAt(frequency), standard.gainAt(frequency)];
  const quality = wantedQuality(task);
  const noiseGain = isInverting(mode) ? 1 + gain : gain;
  const fastest = computed.figures.natural ? computed.figures.natural.frequency * Math.max(1, quality) : cutoffFrequency;
  const recommended = 100 * noiseGain * fastest;
  const resistors = Object.entries(standard.values).flatMap(([ref, value]) => (kindOf(ref) === 'R' ? [value] : []));
  const standardNatural = standard.figures.natural;
  // Rounded resistors can feed back more than the stage bears: it oscillates and has neither Q nor cutoff.
  const isUnstable = standardNatural !== null && !(standardNatural.quality > 0 && standardNatural.quality < Infinity);
  return {
    out: {
      naturalFrequency: computed.figures.natural?.frequency ?? null,
      qualityFactor: quality,
      components: Object.entries(computed.values).map(([ref, value]) => ({
        ref,
        kind: kindOf(ref),
        value,
        standard: standard.values[ref] ?? null,
      })),
      gainDb: decibelsOfAmplitude(magnitude(response)),
      phase: phaseDegrees(response),
      standardGainDb: decibelsOfAmplitude(magnitude(standardResponse)),
      standardPhase: phaseDegrees(standardResponse),
      standardPassbandGain: standard.figures.gain,
      standardNaturalFrequency: standardNatural?.frequency ?? null,
      standardQualityFactor: isUnstable ? null : (standardNatural?.quality ?? null),
      standardCutoffFrequency: isUnstable ? null : standard.figures.cutoff,
      recommendedGainBandwidth: recommended,
    },
    warnings: [
      gainBandwidth !== null && gainBandwidth < recommended && ('OPAMP_TOO_SLOW' as const),
      resistors.some((resistance) => resistance < 100 || resistance > 1e6) && ('R_IMPRACTICAL' as const),
      isSecondOrder(mode) && quality > 5 && ('HIGH_Q' as const),
      isUnstable && ('STANDARD_UNSTABLE' as const),
    ],
  };
}
