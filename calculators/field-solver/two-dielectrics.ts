/**
 * Traces between two planes in two dielectrics, which meet at the height of a face of the traces: every panel of metal and of that surface carries
 * all of its charge, free and bound (S. M. Rao, T. K. Sarkar, R. F. Harrington, IEEE Trans. MTT-32 (1984), 1441).
 */
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import type { Effort } from './effort.ts';
import { chain, type Panel } from './panels.ts';
import { twoPlanes } from './two-planes.ts';
import { upwardField } from './two-planes-field.ts';

export interface TwoDielectrics {
  /** Surface of one trace or of its right half, right of x = 0; lengths in distances of the planes. */
  readonly metal: readonly Panel[];
  /** Where the dielectrics meet, and which of the traces' faces lies there. */
  readonly height: number;
  readonly face: 'lower' | 'upper';
  /** The metal has no thickness. */
  readonly isSheet: boolean;
  readonly below: number;
  readonly above: number;
  /** Edges of the face at that height: the left one, which is at most 0 for a half trace, and the right one. */
  readonly edges: readonly [left: number, right: number];
  readonly effort: Effort;
}

/** Panels along the surface from an edge outward, and how far it carries charge: that decays with e^(−π·distance). */
const detail: Record<Effort, number> = { quick: 12, full: 26 };
const reach = 4;

type Image = (panel: Panel) => Panel;
type Signs = readonly (1 | -1)[];

/** Charge per metre, C/m, on the given metal at 1 V, for each set of signs that its images have beside it. */
export function chargesBetween(section: TwoDielectrics, images: readonly Image[], states: readonly Signs[]): number[] {
  const { metal } = section;
  const surface = surfaceOf(section);
  const panels = [...metal, ...surface];
  const sources = [panels, ...images.map((image) => panels.map(image))];
  const potentials = sources.map((all) => twoPlanes(1)(metal, all, 0).air);
  const onSurface = sources.map((all) => steps(section, surface, all));
  // A sheet between both dielectrics bears the step of their displacements.
  const onSheet = section.isSheet ? sources.map((all) => steps(section, metal, all)) : null;
  const own = (section.above + section.below) * Math.PI;
  const voltages = new Float64Array(panels.length).fill(2 * Math.PI * vacuumPermittivity, 0, metal.length);
  return states.map((signs) => {
    const matrix = new Float64Array(panels.length ** 2);
    matrix.set(sumOf(potentials, signs));
    matrix.set(withOwn(sumOf(onSurface, signs), own, panels.length, metal.length), metal.length * panels.length);
    const densities = solveLinear(matrix, voltages.slice());
    if (densities === null) return Number.NaN;
    const rows = onSheet && withOwn(sumOf(onSheet, signs), own, panels.length, 0);
    const free = (index: number, panel: Panel): number =>
      rows === null ? outside(section, panel) * (densities[index] ?? 0) : rowTimes(rows, index, densities) / (2 * Math.PI);
    return metal.reduce((sum, panel, index) => sum + free(index, panel) * panel.length, 0);
  });
}

/** The first matrix, and the others with their signs. */
function sumOf([first = new Float64Array(), ...others]: readonly Float64Array[], signs: Signs): Float64Array {
  const sum = first.slice();
  for (const [place, other] of others.entries()) {
    const sign = signs[place] ?? 1;
    for (const [index, value] of other.entries()) sum[index] = (sum[index] ?? 0) + sign * value;
  }
  return sum;
}

/** Rows of 2π times the free charge on the level at which the dielectrics meet, without what the charge there adds by itself. */
function steps({ above, below }: TwoDielectrics, targets: readonly Panel[], sources: readonly Panel[]): Float64Array {
  const rows = new Float64Array(targets.length * sources.length);
  let index = 0;
  for (const { x, y } of targets) {
    for (const source of sources) {
      rows[index] = (above - below) * upwardField(source, x, y, 1);
      index += 1;
    }
  }
  return rows;
}

/** The same with what each target adds by itself; `first` is the place of the first target among the sources. */
function withOwn(rows: Float64Array, own: number, width: number, first: number): Float64Array {
  for (let row = 0; row * width < rows.length; row += 1) {
    const place = row * width + first + row;
    rows[place] = (rows[place] ?? 0) + own;
  }
  return rows;
}

const rowTimes = (rows: Float64Array, row: number, vector: Float64Array): number =>
  vector.reduce((sum, value, column) => sum + value * (rows[row * vector.length + column] ?? 0), 0);

const outside = ({ height, face, above, below }: TwoDielectrics, { y }: Panel): number => {
  const isAbove = face === 'lower' ? y > height : y >= height;
  return isAbove ? above : below;
};

/** The surface right of x = 0 where there is no metal, from left to right, closer together near the edges. */
function surfaceOf({ height, edges: [left, right], effort }: TwoDielectrics): Panel[] {
  const outward = (edge: number, length: number) =>
    Array.from({ length: detail[effort] + 1 }, (_, j) => [edge + length * (j / detail[effort]) ** 3, height] as const);
  const gap = left > 0 ? chain(outward(left, -Math.min(left, reach)).toReversed()) : [];
  return [...gap, ...chain(outward(right, reach))];
}
