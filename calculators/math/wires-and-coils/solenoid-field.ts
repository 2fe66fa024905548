/** Field of a thin cylindrical coil with an evenly spread winding, anywhere but in the winding. */
import { generalEllipticIntegral } from '#calculators/math/numeric/elliptic.ts';

interface Coil {
  readonly radius: number;
  readonly halfLength: number;
}

/** Along the axis and away from it. */
export interface AxialField {
  readonly axial: number;
  readonly radial: number;
}

/** Beyond this many sizes of the coil the exact form loses digits that the multipoles keep. */
const far = 100;

/** Field at (axial, radial) from the middle, as a share of that inside an endless coil with the same turns per metre (lengths in m). */
export function solenoidField(coil: Coil, axial: number, radial: number): AxialField {
  const { radius: a, halfLength: b } = coil;
  if (Math.hypot(axial, radial) > far * Math.max(a, b)) {
    return multipoles(
      (a / 2) * a * b,
      [
        [1, 1],
        [3, b * b - 0.75 * a * a],
        [5, b ** 4 - 2.5 * a * a * b * b + 0.625 * a ** 4],
      ],
      axial,
      radial,
    );
  }
  const [upper, lower] = [axial + b, axial - b];
  if (Math.min(Math.hypot(upper, radial), Math.hypot(lower, radial)) > far * a) return thinCoil(coil, axial, radial);
  const [top, bottom] = [endTerms(a, upper, radial), endTerms(a, lower, radial)];
  return { axial: top.axial - bottom.axial, radial: radial === 0 ? 0 : top.radial - bottom.radial };
}

/** One end of the coil. Source: N. Derby and S. Olbert, Am. J. Phys. 78 (2010), 229. */
function endTerms(a: number, z: number, radial: number): AxialField {
  const outside = Math.hypot(z, a + radial);
  const complement = Math.hypot(z, a - radial) / outside;
  const ratio = (a - radial) / (a + radial);
  return {
    axial: ((a / (a + radial)) * (z / outside) * generalEllipticIntegral(complement, ratio * ratio, 1, ratio)) / Math.PI,
    radial: ((a / outside) * generalEllipticIntegral(complement, 1, 1, -1)) / Math.PI,
  };
}

/** Its ends are far away compared with its diameter: two charged discs, and within the coil its own magnetisation. */
function thinCoil({ radius: a, halfLength: b }: Coil, axial: number, radial: number): AxialField {
  const moments = [
    [0, 1],
    [2, (-a * a) / 4],
    [4, a ** 4 / 8],
  ] as const;
  const [top, bottom] = [axial - b, axial + b].map((z) => multipoles((a / 2) * (a / 2), moments, z, radial));
  const inside = radial < a && Math.abs(axial) < b ? 1 : 0;
  return { axial: (top?.axial ?? 0) - (bottom?.axial ?? 0) + inside, radial: (top?.radial ?? 0) - (bottom?.radial ?? 0) };
}

/** Field −grad Σ strength·moment·P_n(cos θ)/r^(n+1) of multipoles at the origin. */
function multipoles(
  strength: number,
  moments: readonly (readonly [order: number, moment: number])[],
  axial: number,
  radial: number,
): AxialField {
  const distance = Math.hypot(axial, radial);
  const [cosine, sine] = [axial / distance, radial / distance];
  let [outward, across] = [0, 0];
  for (const [order, moment] of moments) {
    const size = (moment / distance ** order) * (strength / distance / distance);
    const { value, slope } = legendre(order, cosine);
    outward += (order + 1) * size * value;
    across += sine * size * slope;
  }
  return { axial: outward * cosine - across * sine, radial: outward * sine + across * cosine };
}

/** Legendre's polynomial and its derivative. */
function legendre(order: number, x: number): { value: number; slope: number } {
  let [before, value, slopeBefore, slope] = [0, 1, 0, 0];
  for (let n = 1; n <= order; n += 1) {
    const next = ((2 * n - 1) * x * value - (n - 1) * before) / n;
    const nextSlope = slopeBefore + (2 * n - 1) * value;
    [before, value, slopeBefore, slope] = [value, next, slope, nextSlope];
  }
  return { value, slope };
}
