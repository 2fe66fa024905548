/** An upright rectangle in the cross-section: centre and sides, any one unit of length. */
export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

// Beyond this many sides the rectangles act like their centres, and the exact sum would lose its digits.
const farAway = 25;

/**
 * Mean of ln(distance) over two rectangles, the logarithm of Maxwell's geometric mean distance; exact, also of a rectangle with itself.
 * Source: J. C. Maxwell, 1872; F. W. Grover, Inductance Calculations, 1946, chapter 3.
 */
export function meanLogDistance(a: Rectangle, b: Rectangle): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const largest = Math.max(a.width, a.height, b.width, b.height);
  const distance = Math.hypot(dx, dy);
  if (distance > farAway * largest) return Math.log(distance);
  const across = edges(dx / largest, a.width / largest, b.width / largest);
  const upward = edges(dy / largest, a.height / largest, b.height / largest);
  let sum = 0;
  for (const [x, signX] of across) {
    for (const [y, signY] of upward) sum += signX * signY * fourfoldIntegral(x, y);
  }
  return (sum * largest ** 4) / (a.width * a.height * b.width * b.height) + Math.log(largest);
}

/** A stretch of the x axis. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

/**
 * The same for every piece of one column with every piece of another, row by row; `rows` are the rising borders of the pieces of both.
 * Neighbours share their borders, so this takes a fraction of the time.
 */
export function meanLogDistances(a: Column, b: Column, rows: readonly number[]): Float64Array {
  const count = rows.length - 1;
  const border = (index: number) => rows[index] ?? 0;
  const height = (index: number) => border(index + 1) - border(index);
  const middle = (index: number) => (border(index) + border(index + 1)) / 2;
  const tallest = Math.max(...Array.from({ length: count }, (_, index) => height(index)));
  const largest = Math.max(a.width, b.width, tallest);
  const across = edges((b.x - a.x) / largest, a.width / largest, b.width / largest);
  const integrals = new Float64Array((count + 1) ** 2);
  for (const [k, upper] of rows.entries()) {
    for (const [l, lower] of rows.entries()) {
      if (l > k) break;
      let sum = 0;
      for (const [x, sign] of across) sum += sign * fourfoldIntegral(x, (upper - lower) / largest);
      integrals[k * (count + 1) + l] = sum;
      integrals[l * (count + 1) + k] = sum;
    }
  }
  const at = (k: number, l: number) => integrals[k * (count + 1) + l] ?? 0;
  const distances = new Float64Array(count * count);
  for (let m = 0; m < count; m += 1) {
    for (let n = 0; n < count; n += 1) {
      const distance = Math.hypot(b.x - a.x, middle(n) - middle(m));
      const sum = at(n + 1, m) + at(n, m + 1) - at(n, m) - at(n + 1, m + 1);
      distances[m * count + n] =
        distance > farAway * Math.max(a.width, b.width, height(m), height(n))
          ? Math.log(distance)
          : (sum * largest ** 4) / (a.width * b.width * height(m) * height(n)) + Math.log(largest);
    }
  }
  return distances;
}

function edges(distance: number, first: number, second: number) {
  const [outer, inner] = [(first + second) / 2, (first - second) / 2];
  return [
    [distance + outer, 1],
    [distance - outer, 1],
    [distance + inner, -1],
    [distance - inner, -1],
  ] as const;
}

/** Indefinite integral of ln√(x² + y²), twice over x and twice over y. */
function fourfoldIntegral(x: number, y: number): number {
  const [xx, yy] = [x * x, y * y];
  if (xx + yy === 0) return 0;
  const logarithm = ((xx * yy) / 4 - (xx * xx + yy * yy) / 24) * Math.log(xx + yy);
  const angle = Math.atan2(Math.abs(y), Math.abs(x));
  const angles = (Math.abs(x * y) * (xx * angle + yy * (Math.PI / 2 - angle))) / 3;
  return 0.5 * (logarithm + angles - (25 / 24) * xx * yy);
}
