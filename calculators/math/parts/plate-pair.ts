/** Two equal parallel plates with their whole field, in vacuum. */
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { gaussLegendre } from '#calculators/math/numeric/gauss-legendre.ts';
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';

/** Up to this gap over radius the expansion of B. Reichert, Z. Ristivojevic, 2020, is more exact than the integral equation is quick. */
const smallGap = 0.1;

/** Capacitance of two round plates in F; diameter and separation in m. Within 0.02 % for any separation. */
export function roundPlates(diameter: number, separation: number): number {
  const radius = diameter / 2;
  const gap = separation / radius;
  if (gap >= smallGap) return 4 * vacuumPermittivity * radius * loveIntegral(gap);
  const [order, a] = [gap / Math.PI, Math.log((16 * Math.PI) / gap)];
  return ((vacuumPermittivity * Math.PI * radius) / gap) * (1 + order * (a - 1) + (order ** 2 * (a * a - 2)) / 4);
}

/** The integral of the solution of Love's equation over (0, 1), by Nyström's method (E. R. Love 1949). */
function loveIntegral(gap: number): number {
  const { nodes, weights } = gaussLegendre(Math.ceil(8 / gap) + 20);
  const matrix = new Float64Array(nodes.length ** 2);
  nodes.forEach((x, row) => {
    nodes.forEach((y, column) => {
      const kernel = 1 / (gap ** 2 + (x - y) ** 2) + 1 / (gap ** 2 + (x + y) ** 2);
      matrix[row * nodes.length + column] = (row === column ? 1 : 0) - (gap / Math.PI) * kernel * (weights[column] ?? 0);
    });
  });
  const solution = solveLinear(matrix, new Float64Array(nodes.length).fill(1));
  return weights.reduce((sum, weight, index) => sum + weight * (solution?.[index] ?? Number.NaN), 0);
}

/** Elements along a quarter plate; the two results are carried on to infinitely many. */
const [coarse, fine] = [6, 10];

/** Below this gap over the smaller side the potentials of both plates differ too little to be told apart; the field at the edges is negligible. */
const closest = 1e-6;

/** Capacitance of two rectangular plates in F, lengths in m: boundary elements. Within 0.15 % for gaps from 1/1000 of the smaller side up to the larger. */
export function rectangularPlates(width: number, length: number, separation: number): number {
  if (separation < closest * Math.min(width, length)) return (vacuumPermittivity * width * length) / separation;
  const unit = Math.max(width, length);
  const solve = (elements: number) => chargeOfPlate(width / unit, length / unit, separation / unit, elements);
  const [rough, better] = [solve(coarse), solve(fine)];
  // The error falls with the square of the number of elements.
  const weight = coarse ** 2 / (fine ** 2 - coarse ** 2);
  return vacuumPermittivity * unit * (better + (better - rough) * weight);
}

/** Charge over ε0 on one plate at potential ½ while the other is at −½. */
function chargeOfPlate(width: number, length: number, gap: number, count: number): number {
  const [xs, ys] = [edges(width, count), edges(length, count)];
  const size = count * count;
  const matrix = new Float64Array(size * size);
  for (let row = 0; row < size; row += 1) {
    const [i, j] = [Math.floor(row / count), row % count];
    matrix.set(quadrantPotentials(xs, ys, middle(xs, i), middle(ys, j), gap), row * size);
  }
  const density = solveLinear(matrix, new Float64Array(size).fill(0.5));
  let charge = Number.NaN;
  density?.forEach((value, index) => {
    const [i, j] = [Math.floor(index / count), index % count];
    charge = (index === 0 ? 0 : charge) + 4 * value * step(xs, i) * step(ys, j);
  });
  return charge;
}

/** Edges of the elements from the middle of the plate to its rim, where the charge crowds. */
function edges(side: number, count: number): Float64Array {
  return Float64Array.from({ length: count + 1 }, (_, index) => (side / 2) * Math.sin((Math.PI * index) / (2 * count)));
}
const middle = (of: Float64Array, index: number) => ((of[index] ?? 0) + (of[index + 1] ?? 0)) / 2;
/** The edge with this number, counted from the middle to both sides. */
const signed = (of: Float64Array, index: number) => Math.sign(index) * (of[Math.abs(index)] ?? 0);
const step = (of: Float64Array, index: number) => (of[index + 1] ?? 0) - (of[index] ?? 0);

/** Potentials at a point from unit charge densities on each element and its three mirror copies, less those of the other plate. */
function quadrantPotentials(xs: Float64Array, ys: Float64Array, x: number, y: number, gap: number): Float64Array {
  const count = xs.length - 1;
  const [width, corners] = [2 * count + 1, new Float64Array((2 * count + 1) ** 2)];
  for (let i = -count; i <= count; i += 1) {
    for (let j = -count; j <= count; j += 1) {
      const [dx, dy] = [signed(xs, i) - x, signed(ys, j) - y];
      corners[(i + count) * width + j + count] = cornerPotential(dx, dy, 0) - cornerPotential(dx, dy, gap);
    }
  }
  const at = (i: number, j: number) => corners[(i + count) * width + j + count] ?? 0;
  const over = (i: number, j: number) => at(i + 1, j + 1) - at(i, j + 1) - at(i + 1, j) + at(i, j);
  const potentials = new Float64Array(count * count);
  for (let i = 0; i < count; i += 1) {
    for (let j = 0; j < count; j += 1) {
      potentials[i * count + j] = (over(i, j) + over(-i - 1, j) + over(i, -j - 1) + over(-i - 1, -j - 1)) / (4 * Math.PI);
    }
  }
  return potentials;
}

/** Double integral of 1/r over a rectangle, as the difference of this at its corners. */
function cornerPotential(x: number, y: number, z: number): number {
  const r = Math.sqrt(x * x + y * y + z * z);
  const last = z === 0 ? 0 : z * Math.atan((x * y) / (z * r));
  return x * logSum(y, r, x * x + z * z) + y * logSum(x, r, y * y + z * z) - last;
}

/** ln(side + r), where r² = side² + rest: without cancellation for negative sides. */
function logSum(side: number, r: number, rest: number): number {
  return side >= 0 ? Math.log(side + r) : Math.log(rest / (r - side));
}
