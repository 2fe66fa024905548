import { type ComplexArray, complexArray, solveComplex } from '#calculators/math/numeric/complex-solve.ts';
import { conventionalVacuumPermeability as permeability } from '#calculators/math/constants.ts';
import { filamentGrid, type FilamentGrid, inTwin, type TracePair } from './filaments.ts';
import { meanLogDistances } from './mean-log-distance.ts';

/** How the filaments of a pair act on each other; it depends on the drawing alone and serves every frequency. */
export interface FilamentCouplings {
  /** Their sections in m²; those of the lower half of one trace. */
  readonly areas: readonly number[];
  /** Mean logarithmic distances, those to the return trace subtracted, row by row. */
  readonly matrix: Float64Array;
}

/** Cuts both traces into filaments and finds how they act on each other (some milliseconds). */
export function filamentCouplings(pair: TracePair, { columns, rows }: FilamentGrid = filamentGrid(pair)): FilamentCouplings {
  const count = rows.length - 1;
  const half = count / 2;
  const size = columns.length * half;
  const matrix = new Float64Array(size * size);
  for (const [c, one] of columns.entries()) {
    for (const [d, other] of columns.entries()) {
      if (d > c) break;
      const [own, opposite] = [meanLogDistances(one, other, rows), meanLogDistances(one, inTwin(pair, other), rows)];
      const coupling = (index: number) => (own[index] ?? 0) - (opposite[index] ?? 0);
      for (let m = 0; m < half; m += 1) {
        for (let n = 0; n < half; n += 1) {
          // The filament and its mirror image in the upper half carry the same current.
          const value = coupling(m * count + n) + coupling(m * count + count - 1 - n);
          matrix[(c * half + m) * size + d * half + n] = value;
          matrix[(d * half + n) * size + c * half + m] = value;
        }
      }
    }
  }
  const heights = rows.slice(1, half + 1).map((end, index) => end - (rows[index] ?? end));
  return { areas: columns.flatMap(({ width }) => heights.map((height) => width * height)), matrix };
}

/** Currents in A of the filaments of half a trace, at 1 V/m around the loop and a frequency in Hz above 0; null if the system cannot be solved. */
export function filamentCurrents({ areas, matrix }: FilamentCouplings, resistivity: number, frequency: number): ComplexArray | null {
  const size = areas.length;
  const angular = 2 * Math.PI * frequency;
  const impedances = complexArray(size * size);
  for (const [index, coupling] of matrix.entries()) impedances.im[index] = -((angular * permeability) / (2 * Math.PI)) * coupling;
  for (const [m, area] of areas.entries()) impedances.re[m * size + m] = resistivity / area;
  const voltages = complexArray(size);
  voltages.re.fill(0.5);
  return solveComplex(impedances, voltages);
}
