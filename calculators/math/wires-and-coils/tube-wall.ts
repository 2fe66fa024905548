/** Skin effect in a tube whose current returns inside it: the shield of a coaxial line. */
import { scaledBessel } from '#calculators/math/numeric/modified-bessel.ts';
import { add, type Complex, complex, divide, exponential, multiply, scale, subtract } from '#calculators/math/numeric/complex.ts';
import { conventionalVacuumPermeability as permeability } from '#calculators/math/constants.ts';
import { integrate } from '#calculators/math/numeric/gauss-legendre.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';

interface Tube {
  /** Inner radius in m. */
  readonly inner: number;
  /** Thickness of the wall in m. */
  readonly wall: number;
  /** Ω·m */
  readonly resistivity: number;
}

/** What the wall adds to the line per metre, in Ω/m and H/m. */
export interface WallImpedance {
  readonly resistance: number;
  readonly inductance: number;
}

/** Outer radius over skin depth under which the current of a thick wall is even to 8 digits. */
const evenCurrent = 0.03;
/** Wall over inner radius, and wall over skin depth, up to which the power series in the wall is short and exact. */
const [thinWall, thinSkin] = [0.25, 1];

/**
 * Internal impedance of the tube at a frequency in Hz; 0 is direct current.
 * Source: S. A. Schelkunoff, Bell System Technical Journal 13 (1934), 532; F. W. Grover, Inductance Calculations, 1946, chapter 5.
 */
export function tubeWall(tube: Tube, frequency: number): WallImpedance {
  const { inner, wall, resistivity } = tube;
  const depth = skinDepth(resistivity, frequency);
  const isThin = wall <= thinWall * inner && wall <= thinSkin * depth;
  if (frequency === 0 || (!isThin && inner + wall < evenCurrent * depth)) return evenWall(tube);
  const ratio = isThin ? seriesRatio(tube, depth) : besselRatio(tube, depth);
  const impedance = scale(ratio, resistivity / (2 * Math.PI * inner));
  return { resistance: impedance.re, inductance: impedance.im / (2 * Math.PI * frequency) };
}

const nodes = 16;

/** Even current: the field grows from outside to inside with the current it encloses. */
function evenWall({ inner, wall, resistivity }: Tube): WallImpedance {
  const growth = Math.log1p(wall / inner);
  const [relative, outer] = [wall / inner, 1 + wall / inner];
  const area = relative * (1 + outer);
  const resistance = resistivity / (Math.PI * inner * area) / inner;
  const closed = () => (outer ** 2 / area) * (outer ** 2 / area) * growth - (3 * outer ** 2 - 1) / (4 * area);
  // For a thin wall the closed form is the small difference of large terms; the integral over ln r is not.
  const share = (logarithm: number) => (((relative - Math.expm1(logarithm)) * (outer + Math.exp(logarithm))) / area) ** 2;
  return { resistance, inductance: (permeability / (2 * Math.PI)) * (relative > 1 ? closed() : integrate(share, 0, growth, nodes)) };
}

/** m·[I0(mb)K1(mc) + K0(mb)I1(mc)]/[I1(mc)K1(mb) − I1(mb)K1(mc)], in 1/m; scaled functions, so that nothing overflows in a thick wall. */
function besselRatio({ inner, wall }: Tube, depth: number): Complex {
  const constant = complex(1 / depth, 1 / depth);
  const [atInner, atOuter] = [scaledBessel(scale(constant, inner)), scaledBessel(scale(constant, inner + wall))];
  const decay = exponential(scale(constant, -2 * wall));
  const ratio = divide(
    add(multiply(atInner.k0, atOuter.i1), multiply(decay, atInner.i0, atOuter.k1)),
    subtract(multiply(atOuter.i1, atInner.k1), multiply(decay, atInner.i1, atOuter.k1)),
  );
  return multiply(constant, ratio);
}

const terms = 26;

/**
 * The same for a thin wall, where the form above loses its digits. The magnetic field at the depth y·wall under the outer face,
 * where it is 0, is a power series in y by the differential equation of Bessel's functions,
 * (1 − sy)²·u″ − s(1 − sy)·u′ − [(m·wall)²(1 − sy)² + s²]·u = 0 with s = wall/outer radius.
 */
function seriesRatio({ inner, wall }: Tube, depth: number): Complex {
  const s = wall / (inner + wall);
  const square = complex(0, 2 * (wall / depth) ** 2);
  const field: Complex[] = [complex(0), complex(1)];
  const at = (n: number) => field[n] ?? complex(0);
  for (let n = 0; n < terms; n += 1) {
    const bent = multiply(square, add(at(n), scale(at(n - 1), -2 * s), scale(at(n - 2), s * s)));
    const sum = add(scale(at(n + 1), s * (2 * n + 1) * (n + 1)), scale(at(n), s * s * (1 - n * n)), bent);
    field.push(scale(sum, 1 / ((n + 1) * (n + 2))));
  }
  const slope = add(...field.map((coefficient, n) => scale(coefficient, n / wall)));
  // The electric field is ρ·(1/r)·d(r·H)/dr.
  return subtract(divide(slope, add(...field)), complex(1 / inner));
}
