/** Three technologies of band-passes: LC ladder, two RC sections that load each other, and one op-amp stage. */
import { type Complex, complex, divide, magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { ladderLoad, type Placement, placementOf } from './ladder-prototype.ts';
import { inverseOpenLoop, multipleFeedbackGain, ofCapacitor, ofResistor } from './op-amp-stage.ts';

/** A row of the parts list, without its standard value. */
export type BandPassPart = {
  ref: string;
  section: number;
  placement: Placement | 'feedback';
  kind: 'L' | 'C' | 'R';
  value: number;
};

/** Half-power frequencies around a centre (Hz) for half the relative bandwidth, 1/2Q. */
export function halfPowerFrequencies(centre: number, half: number): { lowerHalfPower: number; upperHalfPower: number } {
  const far = Math.hypot(1, half) + half;
  return { lowerHalfPower: centre / far, upperHalfPower: centre * far };
}

export const levelOf = (gain: Complex) => ({ gainDb: decibelsOfAmplitude(magnitude(gain)), phase: phaseDegrees(gain) });

interface Ladder {
  prototype: readonly number[];
  firstElement: Placement;
  sourceResistance: number;
  /** Hz; the bandwidth relative to it. */
  centre: number;
  relativeBandwidth: number;
}

/** Sections in resonance at the centre, a coil and a capacitor each, and the load (Pozar, section 8.4). */
export function ladderBandPass({ prototype, firstElement, sourceResistance, centre, relativeBandwidth }: Ladder) {
  const angular = 2 * Math.PI * centre;
  const parts = prototype.slice(0, -1).flatMap((g, index) => {
    const section = index + 1;
    const placement = placementOf(section, firstElement);
    const steep = g / relativeBandwidth;
    const [coil, capacitor] =
      placement === 'series'
        ? [(steep * sourceResistance) / angular, 1 / (angular * steep * sourceResistance)]
        : [sourceResistance / (angular * steep), steep / (angular * sourceResistance)];
    return [
      { ref: `L${section}`, section, placement, kind: 'L', value: coil } as const,
      { ref: `C${section}`, section, placement, kind: 'C', value: capacitor } as const,
    ];
  });
  return { parts, load: ladderLoad(prototype, firstElement, sourceResistance) };
}

/** C1 in series, R1 to ground, R2 in series, C2 to ground. */
export interface RcValues {
  C1: number;
  R1: number;
  R2: number;
  C2: number;
}

export const rcParts = ({ C1, R1, R2, C2 }: RcValues) =>
  [
    { ref: 'C1', section: 1, placement: 'series', kind: 'C', value: C1 },
    { ref: 'R1', section: 1, placement: 'shunt', kind: 'R', value: R1 },
    { ref: 'R2', section: 2, placement: 'series', kind: 'R', value: R2 },
    { ref: 'C2', section: 2, placement: 'shunt', kind: 'C', value: C2 },
  ] as const satisfies readonly BandPassPart[];

/** Denominator d0 + d1·s + d2·s² of both sections together, with a load (Ω) or none. */
function rcDenominator({ C1, R1, R2, C2 }: RcValues, load: number | null) {
  const g = load === null ? 0 : 1 / load;
  return { d0: 1 + g * (R1 + R2), d1: R1 * C1 * (1 + g * R2) + R2 * C2 + R1 * C2, d2: R1 * R2 * C1 * C2 };
}

/** Centre (Hz), Q and gain at the centre. */
export function rcFigures(values: RcValues, load: number | null) {
  const { d0, d1, d2 } = rcDenominator(values, load);
  return {
    centreFrequency: Math.sqrt(d0 / d2) / (2 * Math.PI),
    quality: (Math.sqrt(d0) * Math.sqrt(d2)) / d1,
    peakGain: (values.R1 * values.C1) / d1,
  };
}

export function rcGain(values: RcValues, load: number | null, frequency: number): Complex {
  const { d0, d1, d2 } = rcDenominator(values, load);
  const angular = 2 * Math.PI * frequency;
  return divide(complex(0, angular * values.R1 * values.C1), complex(d0 - angular * angular * d2, angular * d1));
}

/** Values that put the half-power frequencies (Hz) at two places without load, for C1 and R2/R1; null where RC sections cannot be so narrow. */
export function designRc({ lower, upper }: { lower: number; upper: number }, C1: number, ratio: number): RcValues | null {
  const step = Math.sqrt(upper / lower) - Math.sqrt(lower / upper);
  if (step * step < 4 * (1 + 1 / ratio)) return null;
  const angular = 2 * Math.PI * Math.sqrt(lower) * Math.sqrt(upper);
  const delay = (step + Math.sqrt(step * step - 4 * (1 + 1 / ratio))) / (2 * angular);
  const R1 = delay / C1;
  return { C1, R1, R2: ratio * R1, C2: 1 / (ratio * angular * angular * delay * R1) };
}

/** R1 from the input to x, R2 from x to ground, R3 from the − input to the output; C from x to both. R2 is left out at the highest gain. */
export interface FeedbackValues {
  R1: number;
  R2: number | null;
  R3: number;
  C: number;
}

const rounding = 1e-12;

/** Values for a centre (Hz), Q and gain; null where the gain is above 2Q². */
export function designFeedback(centre: number, quality: number, gain: number, C: number): FeedbackValues | null {
  const scale = quality / (2 * Math.PI * centre * C);
  const spare = 2 * quality ** 2 - gain;
  if (spare < -rounding * gain) return null;
  return { R1: scale / gain, R2: spare <= rounding * gain ? null : scale / spare, R3: 2 * scale, C };
}

export const feedbackParts = ({ R1, R2, R3, C }: FeedbackValues): BandPassPart[] => [
  { ref: 'R1', section: 1, placement: 'series', kind: 'R', value: R1 },
  ...(R2 === null ? [] : [{ ref: 'R2', section: 1, placement: 'shunt', kind: 'R', value: R2 } as const]),
  { ref: 'R3', section: 1, placement: 'feedback', kind: 'R', value: R3 },
  { ref: 'C1', section: 1, placement: 'feedback', kind: 'C', value: C },
  { ref: 'C2', section: 1, placement: 'feedback', kind: 'C', value: C },
];

export function feedbackGain({ R1, R2, R3, C }: FeedbackValues, frequency: number, gainBandwidth: number | null): Complex {
  const capacitor = ofCapacitor(C, frequency);
  return multipleFeedbackGain(
    {
      input: ofResistor(R1),
      ground: R2 === null ? complex(0) : ofResistor(R2),
      output: capacitor,
      coupling: capacitor,
      feedback: ofResistor(R3),
    },
    inverseOpenLoop(frequency, gainBandwidth),
  );
}
