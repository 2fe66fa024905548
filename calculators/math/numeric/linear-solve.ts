/**
 * Solves A·x = b by elimination with partial pivoting; null when A is singular to working precision.
 * `matrix` is row by row, `right` has as many values as the matrix has rows; both are used up as working space.
 */
export function solveLinear(matrix: Float64Array, right: Float64Array): Float64Array | null {
  const size = right.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = pivotRow(matrix, size, column);
    const diagonal = matrix[pivot * size + column] ?? 0;
    if (!(Math.abs(diagonal) > 0)) return null;
    if (pivot !== column) swapRows(matrix, right, pivot, column);
    for (let row = column + 1; row < size; row += 1) eliminate(matrix, right, row, column, diagonal);
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

function eliminate(matrix: Float64Array, right: Float64Array, row: number, column: number, diagonal: number): void {
  const size = right.length;
  const [target, source] = [row * size, column * size];
  const factor = (matrix[target + column] ?? 0) / diagonal;
  if (factor === 0) return;
  for (let k = column + 1; k < size; k += 1) matrix[target + k] = (matrix[target + k] ?? 0) - factor * (matrix[source + k] ?? 0);
  right[row] = (right[row] ?? 0) - factor * (right[column] ?? 0);
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
