/**
 * Size of a reflection coefficient, and what it lacks to 1. Both are held, because a total reflection and none are told
 * apart by their last digits: the standing-wave ratio of 10⁹ has a size of 0.999999998.
 */
export interface Reflection {
  readonly size: number;
  readonly rest: number;
}

/** From the size itself. */
export const reflectionOf = (size: number): Reflection => ({ size, rest: 1 - size });

/** From a standing-wave ratio of at least 1. */
export const reflectionOfVswr = (vswr: number): Reflection => ({ size: (vswr - 1) / (vswr + 1), rest: 2 / (vswr + 1) });

/** From a return loss, dB. */
export function reflectionOfReturnLoss(loss: number): Reflection {
  const nepers = (loss * Math.LN10) / 20;
  return { size: Math.exp(-nepers), rest: -Math.expm1(-nepers) };
}

/** From forward power and the lesser reflected power, in one unit. */
export function reflectionOfPowers(forward: number, reflected: number): Reflection {
  const ratio = reflected / forward;
  return { size: Math.sqrt(ratio), rest: (forward - reflected) / forward / (1 + Math.sqrt(ratio)) };
}

/** From a load R + jX at the end of a line of real impedance, Ω. */
export function reflectionOfLoad(resistance: number, reactance: number, lineImpedance: number): Reflection {
  const sum = Math.hypot(resistance + lineImpedance, reactance);
  const size = Math.hypot(resistance - lineImpedance, reactance) / sum;
  return { size, rest: (4 * (resistance / sum) * (lineImpedance / sum)) / (1 + size) };
}

/** The reflection seen through a line that damps each way by this loss, dB; a negative loss looks from the input at the load. */
export function reflectionThrough({ size, rest }: Reflection, loss: number): Reflection {
  const nepers = (loss * Math.LN10) / 10;
  return { size: size * Math.exp(-nepers), rest: rest * Math.exp(-nepers) - Math.expm1(-nepers) };
}

/** Standing-wave ratio. */
export const vswrOf = ({ size, rest }: Reflection): number => (1 + size) / rest;

/** Return loss, dB; null where nothing returns. */
export const returnLossOf = ({ size }: Reflection): number | null => (size === 0 ? null : -20 * Math.log10(size));

/** Share of the power that is not reflected. */
export const acceptedShare = ({ size, rest }: Reflection): number => rest * (1 + size);

/** Loss to reflection against a matched source, dB. */
export function mismatchLoss(reflection: Reflection): number {
  const reflected = reflection.size ** 2;
  return (-10 / Math.LN10) * (reflected < 0.5 ? Math.log1p(-reflected) : Math.log(acceptedShare(reflection))) + 0;
}
