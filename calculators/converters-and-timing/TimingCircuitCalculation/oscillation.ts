/** Times of a 555 from its parts, parts from its times, and what tolerances make of them. */
import { type ESeries, nearestInRatio } from '#calculators/math/parts/e-series.ts';

/** Threshold per supply voltage while the control pin is left alone. */
export const usualRatio = 2 / 3;

/** Time constants that the capacitor needs from the lower threshold to the upper one, k/2 to k; the drop of a diode per supply voltage lowers what it charges to. */
const riseOf = (ratio: number, drop = 0): number => Math.log1p(ratio / 2 / (1 - drop - ratio));

interface Oscillator {
  resistorA: number;
  resistorB: number;
  capacitor: number;
  controlRatio: number;
  /** Drop of the diode across RB per supply voltage; null without one. */
  drop: number | null;
}

export function oscillation({ resistorA, resistorB, capacitor, controlRatio, drop }: Oscillator) {
  const charging = drop === null ? resistorA + resistorB : resistorA;
  const highTime = charging * capacitor * riseOf(controlRatio, drop ?? 0);
  const lowTime = resistorB * capacitor * Math.LN2;
  const period = highTime + lowTime;
  return { actualFrequency: 1 / period, period, highTime, lowTime, actualDutyCycle: highTime / period };
}

interface Wanted {
  frequency: number;
  dutyCycle: number;
  capacitor: number;
  series: ESeries;
}

/** Resistors for a frequency and a duty cycle. */
export function resistorsFor({ frequency, dutyCycle, capacitor, series }: Wanted, drop: number | null) {
  const charging = drop === null ? (2 * dutyCycle - 1) / Math.LN2 : dutyCycle / riseOf(usualRatio, drop);
  const resistorAExact = charging / (frequency * capacitor);
  const resistorBExact = (1 - dutyCycle) / (frequency * capacitor * Math.LN2);
  return {
    resistorAExact,
    resistorAStandard: nearestInRatio(resistorAExact, series),
    resistorBExact,
    resistorBStandard: nearestInRatio(resistorBExact, series),
  };
}

interface Tolerances {
  resistorTolerance: number;
  capacitorTolerance: number;
  timerTolerance: number;
}

/** Factors on every time when all tolerances add up downwards and upwards. */
export function extremes({ resistorTolerance, capacitorTolerance, timerTolerance }: Tolerances): readonly [number, number] {
  const all = (sign: number) => (1 + sign * resistorTolerance) * (1 + sign * capacitorTolerance) * (1 + sign * timerTolerance);
  return [all(-1), all(1)];
}
