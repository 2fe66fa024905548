import { complexArray, solveComplex } from '#calculators/math/complex-solve.ts';
import { conventionalVacuumPermeability as permeability } from '#calculators/math/constants.ts';
import { type Filament, halfOfTrace, mirrorAcross, mirrorInTwin, type TracePair } from './filaments.ts';
import { meanLogDistance } from './mean-log-distance.ts';

/** Loop inductance in H/m and loop resistance in Ω/m of a go and return trace. */
export interface LoopPerMetre {
  readonly inductance: number;
  readonly resistance: number;
}

/** How the filaments of a pair act on each other; it depends on the drawing alone and serves every frequency. */
export interface FilamentCouplings {
  readonly filaments: readonly Filament[];
  /** Mean logarithmic distances, those to the return trace subtracted, row by row. */
  readonly matrix: Float64Array;
}

/** The loop at direct current, exact. */
export function directCurrentLoop({ across, along, gap }: TracePair, resistivity: number): LoopPerMetre {
  const trace = { x: 0, y: 0, width: across, height: along };
  const growth = meanLogDistance(trace, { ...trace, x: across + gap }) - meanLogDistance(trace, trace);
  return { inductance: (permeability / Math.PI) * growth, resistance: (2 * resistivity) / (across * along) };
}

/** Cuts both traces into filaments and finds how they act on each other (some ten milliseconds). */
export function filamentCouplings(pair: TracePair): FilamentCouplings {
  const filaments = halfOfTrace(pair);
  const size = filaments.length;
  const matrix = new Float64Array(size * size);
  const toTwin = mirrorInTwin(pair);
  for (const [m, one] of filaments.entries()) {
    for (const [n, other] of filaments.entries()) {
      if (n > m) break;
      const twin = mirrorAcross(other);
      const own = meanLogDistance(one, other) + meanLogDistance(one, twin);
      const opposite = meanLogDistance(one, toTwin(other)) + meanLogDistance(one, toTwin(twin));
      matrix[m * size + n] = own - opposite;
      matrix[n * size + m] = own - opposite;
    }
  }
  return { filaments, matrix };
}

/**
 * The loop at a frequency in Hz above 0 with skin and proximity effect; NaN if the system cannot be solved.
 * Source: W. T. Weeks et al., Resistive and inductive skin effect in rectangular conductors, IBM J. Res. Dev. 23 (1979), 652.
 */
export function alternatingCurrentLoop({ filaments, matrix }: FilamentCouplings, resistivity: number, frequency: number): LoopPerMetre {
  const size = filaments.length;
  const angular = 2 * Math.PI * frequency;
  const impedances = complexArray(size * size);
  for (const [index, coupling] of matrix.entries()) impedances.im[index] = -((angular * permeability) / (2 * Math.PI)) * coupling;
  for (const [m, { width, height }] of filaments.entries()) impedances.re[m * size + m] = resistivity / (width * height);
  const voltages = complexArray(size);
  voltages.re.fill(0.5);
  const currents = solveComplex(impedances, voltages);
  if (currents === null) return { inductance: Number.NaN, resistance: Number.NaN };
  // The other half of the trace carries the same current.
  const [re, im] = [2 * sumOf(currents.re), 2 * sumOf(currents.im)];
  const norm = re * re + im * im;
  return { inductance: -im / norm / angular, resistance: re / norm };
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0);
