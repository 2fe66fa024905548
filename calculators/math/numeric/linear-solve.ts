/** Columns that are eliminated before the rest of the matrix is touched: each of its values is then read and written once for all of them. */
const block = 4;

/**
 * Solves A·x = b by elimination with partial pivoting; null when A is singular to working precision.
 * `matrix` is row by row, `right` has as many values as the matrix has rows; both are used up as working space.
 */
export function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const size = right.length;
  for (let first = 0; first < size; first += block) {
    const end = Math.min(first + block, size);
    for (let column = first; column < end; column += 1) {
      const pivot = pivotRow(matrix, size, column);
      if (!(Math.abs(matrix[pivot * size + column] ?? 0) > 0)) return null;
      if (pivot !== column) swapRows(matrix, right, pivot, column);
      eliminate(matrix, right, column, end);
    }
    for (let row = first + 1; row < size; row += 1) subtractRows(matrix, size, row, first, end);
  }
  return substituteBack(matrix, right);
}

function pivotRow(matrix: Float64Array, size: number, column: number): number {
  let best = column;
  for (let row = column + 1; row < size; row += 1) {
    if (Math.abs(matrix[row * size + column] ?? 0) > Math.abs(matrix[best * size + column] ?? 0)) best = row;
  }
  return best;
}

function swapRows(matrix: Float64Array, right: Float64Array, a: number, b: number): void {
  const size = right.length;
  const kept = matrix.slice(a * size, (a + 1) * size);
  matrix.copyWithin(a * size, b * size, (b + 1) * size);
  matrix.set(kept, b * size);
  [right[a], right[b]] = [right[b] ?? 0, right[a] ?? 0];
}

/** Eliminates a column from the columns before `end` and from the right side; how much of its row each row has lost stays in its place. */
function eliminate(matrix: Float64Array, right: Float64Array, column: number, end: number): void {
  const size = right.length;
  const source = column * size;
  const diagonal = matrix[source + column] ?? 0;
  for (let row = column + 1; row < size; row += 1) {
    const target = row * size;
    const factor = (matrix[target + column] ?? 0) / diagonal;
    matrix[target + column] = factor;
    for (let k = column + 1; k < end; k += 1) matrix[target + k] = (matrix[target + k] ?? 0) - factor * (matrix[source + k] ?? 0);
    right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
  }
}

/** Takes from the columns from `end` on of a row what the pivot rows from `first` on, which are above it, have in it. */
function subtractRows(matrix: Float64Array, size: number, row: number, first: number, end: number): void {
  const target = row * size;
  if (row < end || end - first < block) {
    for (let pivot = first; pivot < Math.min(row, end); pivot += 1) {
      const [source, factor] = [pivot * size, matrix[target + pivot] ?? 0];
      for (let k = end; k < size; k += 1) matrix[target + k] = (matrix[target + k] ?? 0) - factor * (matrix[source + k] ?? 0);
    }
    return;
  }
  const [a, b, c, d] = [first * size, (first + 1) * size, (first + 2) * size, (first + 3) * size];
  const inA = matrix[target + first] ?? 0;
  const inB = matrix[target + first + 1] ?? 0;
  const inC = matrix[target + first + 2] ?? 0;
  const inD = matrix[target + first + 3] ?? 0;
  for (let k = end; k < size; k += 1) {
    const taken = inA * (matrix[a + k] ?? 0) + inB * (matrix[b + k] ?? 0) + inC * (matrix[c + k] ?? 0) + inD * (matrix[d + k] ?? 0);
    matrix[target + k] = (matrix[target + k] ?? 0) - taken;
  }
}

function substituteBack(matrix: Float64Array, right: Float64Array): Float64Array {
  const size = right.length;
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = right[row] ?? 0;
    for (let k = row + 1; k < size; k += 1) sum -= (matrix[row * size + k] ?? 0) * (right[k] ?? 0);
    right[row] = sum / (matrix[row * size + row] ?? 0);
  }
  return right;
}
