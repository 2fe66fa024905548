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
  const angles = xx === 0 || yy === 0 ? 0 : (x * y * (xx * Math.atan(y / x) + yy * Math.atan(x / y))) / 3;
  return 0.5 * (logarithm + angles - (25 / 24) * xx * yy);
}
