/** A square complex matrix row by row, or a complex vector, real and imaginary parts apart. */
export interface ComplexArray {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** Room for `length` complex numbers, all 0. */
export const complexArray = (length: number): ComplexArray => ({ re: new Float64Array(length), im: new Float64Array(length) });

/**
 * Solves A·x = b for complex numbers by elimination with partial pivoting; null when A is singular to working precision.
 * Both arguments are used up as working space.
 */
export function solveComplex(matrix: ComplexArray, right: ComplexArray): ComplexArray | null {
  const size = right.re.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = pivotRow(matrix, size, column);
    if (pivot !== column) {
      swapRows(matrix, size, pivot, column);
      swapRows(right, 1, pivot, column);
    }
    if (!(sizeAt(matrix, column * size + column) > 0)) return null;
    for (let row = column + 1; row < size; row += 1) {
      const [re, im] = quotient(matrix, row * size + column, matrix, column * size + column);
      subtractMultiple(matrix, row * size + column, column * size + column, size - column, re, im);
      subtractMultiple(right, row, column, 1, re, im);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    [right.re[row], right.im[row]] = quotient(right, row, matrix, row * size + row);
    for (let above = 0; above < row; above += 1) {
      subtractMultiple(right, above, row, 1, matrix.re[above * size + row] ?? 0, matrix.im[above * size + row] ?? 0);
    }
  }
  return right;
}

const sizeAt = ({ re, im }: ComplexArray, at: number) => Math.abs(re[at] ?? 0) + Math.abs(im[at] ?? 0);

function pivotRow(matrix: ComplexArray, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row += 1) {
    if (sizeAt(matrix, row * size + column) > sizeAt(matrix, best * size + column)) best = row;
  }
  return best;
}

function swapRows({ re, im }: ComplexArray, length: number, a: number, b: number): void {
  for (const part of [re, im]) {
    const kept = part.slice(a * length, (a + 1) * length);
    part.copyWithin(a * length, b * length, (b + 1) * length);
    part.set(kept, b * length);
  }
}

function quotient(a: ComplexArray, at: number, b: ComplexArray, by: number): [re: number, im: number] {
  const [are, aim, bre, bim] = [a.re[at] ?? 0, a.im[at] ?? 0, b.re[by] ?? 0, b.im[by] ?? 0];
  const norm = bre * bre + bim * bim;
  return [(are * bre + aim * bim) / norm, (aim * bre - are * bim) / norm];
}

/** Takes a multiple of one stretch from another. */
function subtractMultiple({ re, im }: ComplexArray, target: number, source: number, count: number, fre: number, fim: number): void {
  for (let k = 0; k < count; k += 1) {
    const [sre, sim] = [re[source + k] ?? 0, im[source + k] ?? 0];
    re[target + k] = (re[target + k] ?? 0) - (fre * sre - fim * sim);
    im[target + k] = (im[target + k] ?? 0) - (fre * sim + fim * sre);
  }
}
