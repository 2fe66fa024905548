import { add, complex, type Complex, divide, magnitude, multiply, reciprocal, scale } from '#calculators/math/numeric/complex.ts';
import { conventionalVacuumPermeability } from '#calculators/math/constants.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';

/** What the inside of a round wire adds per metre. */
export interface InternalImpedance {
  /** Ω/m */
  readonly resistance: number;
  /** H/m */
  readonly inductance: number;
  /** The inductance over its direct-current value μ/(8π): 1 at f = 0, falling as 1/√f. */
  readonly skinFactor: number;
}

/**
 * I0(z)/I1(z), modified Bessel functions of a complex argument with a positive real part.
 * Source: Abramowitz and Stegun, 9.6.26 as a continued fraction; 9.7.1 for |z| > 300.
 */
export function besselRatio(z: Complex): Complex {
  const size = magnitude(z);
  if (size > 300) {
    const inverse = reciprocal(z);
    const square = multiply(inverse, inverse);
    return add(complex(1), scale(inverse, 1 / 2), scale(square, 3 / 8), scale(multiply(square, inverse), 3 / 8));
  }
  const last = Math.ceil(2 * size) + 40;
  let fraction = divide(complex(2 * last), z);
  for (let order = last - 1; order >= 1; order -= 1) fraction = add(divide(complex(2 * order), z), reciprocal(fraction));
  return fraction;
}

/** Radius over skin depth under which two terms of the power series hold to 11 digits; there the exact form loses the inductance in the resistance. */
const thin = 0.03;

/**
 * Exact skin effect of an isolated round wire: radius m, resistivity Ω·m, frequency Hz (0 is direct current), permeability H/m.
 * Source: S. A. Schelkunoff, Bell System Technical Journal 13 (1934), internal impedance of a round wire.
 */
export function internalImpedance(
  radius: number,
  resistivity: number,
  frequency: number,
  permeability = conventionalVacuumPermeability,
): InternalImpedance {
  const lowInductance = permeability / (8 * Math.PI);
  if (frequency === 0) return { resistance: resistivity / (Math.PI * radius ** 2), inductance: lowInductance, skinFactor: 1 };
  const depth = skinDepth(resistivity, frequency, permeability);
  if (radius < thin * depth) {
    const growth = (radius / depth) ** 4 / 48;
    const skinFactor = 1 - growth / 2;
    return { resistance: (resistivity / (Math.PI * radius ** 2)) * (1 + growth), inductance: lowInductance * skinFactor, skinFactor };
  }
  const ratio = besselRatio(complex(radius / depth, radius / depth));
  const impedance = scale(multiply(complex(1, 1), ratio), resistivity / (2 * Math.PI * radius * depth));
  const inductance = impedance.im / (2 * Math.PI * frequency);
  return { resistance: impedance.re, inductance, skinFactor: inductance / lowInductance };
}
