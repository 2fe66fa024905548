import { microstripResistance } from '#calculators/field-solver/traces/over-plane.ts';
import type { Metal, TraceSection } from '#calculators/math/lines/conductor-loss.ts';
import { logSpaced } from '#calculators/plot.ts';

/** Solved per sweep; between them the curve is smooth enough for straight lines on logarithmic axes. */
const solvedFrequencies = 8;

/** The resistance in Ω/m from 10 MHz to 20 GHz for a plot, exact at the working frequency in Hz. */
export function resistanceSweep(section: TraceSection, height: number, metal: Metal, working: number): (frequency: number) => number {
  const ends = [1e7, 2e10, ...(working > 0 ? [working] : [])];
  const frequencies = [...new Set([...logSpaced(Math.min(...ends), Math.max(...ends), solvedFrequencies), ...ends])].toSorted(
    (a, b) => a - b,
  );
  const solved = frequencies.map(
    (frequency) => [Math.log(frequency), Math.log(microstripResistance(section, height, metal, frequency))] as const,
  );
  return (frequency) => {
    const x = Math.log(frequency);
    const above = Math.max(
      1,
      solved.findIndex(([at]) => at >= x - 1e-9),
    );
    const [[from, low], [to, high]] = [solved[above - 1] ?? [0, 0], solved[above] ?? [1, 0]];
    return Math.exp(low + ((high - low) * (x - from)) / (to - from));
  };
}
