import { add, complex, type Complex, divide, multiply, scale } from '#calculators/math/numeric/complex.ts';

/** Chain (ABCD) matrix of a two-port: input voltage and current from those at the output. */
export interface TwoPort {
  readonly a: Complex;
  readonly b: Complex;
  readonly c: Complex;
  readonly d: Complex;
}

const [zero, one] = [complex(0), complex(1)];

/** jωL in Ω with a loss resistance of ωL/Q in series; a Q of null is a coil without loss. Angular frequency in rad/s. */
export function inductorImpedance(angular: number, inductance: number, quality: number | null): Complex {
  const reactance = angular * inductance;
  return complex(quality === null ? 0 : reactance / quality, reactance);
}

/** 1/(jωC) in Ω with a loss resistance of 1/(ωCQ) in series; a Q of null is a capacitor without loss. Angular frequency in rad/s. */
export function capacitorImpedance(angular: number, capacitance: number, quality: number | null): Complex {
  const reactance = 1 / (angular * capacitance);
  return complex(quality === null ? 0 : reactance / quality, -reactance);
}

/** A plain connection. */
export const through: TwoPort = { a: one, b: zero, c: zero, d: one };

/** An impedance in Ω from input to output. */
export const seriesBranch = (impedance: Complex): TwoPort => ({ ...through, b: impedance });

/** An admittance in S to ground. */
export const shuntBranch = (admittance: Complex): TwoPort => ({ ...through, c: admittance });

/** Two-ports one after the other, from source to load. */
export function cascade(stages: readonly TwoPort[]): TwoPort {
  return stages.reduce(
    (left, right) => ({
      a: add(multiply(left.a, right.a), multiply(left.b, right.c)),
      b: add(multiply(left.a, right.b), multiply(left.b, right.d)),
      c: add(multiply(left.c, right.a), multiply(left.d, right.c)),
      d: add(multiply(left.c, right.b), multiply(left.d, right.d)),
    }),
    through,
  );
}

/** Output voltage over input voltage with a load in Ω at the output. */
export function voltageRatio({ a, b }: TwoPort, load: Complex): Complex {
  return divide(load, add(multiply(a, load), b));
}

/** Load current over the open voltage of a source with inner impedance, A/V. */
export function transferAdmittance({ a, b, c, d }: TwoPort, source: Complex, load: Complex): Complex {
  return divide(one, add(multiply(a, load), b, multiply(source, add(multiply(c, load), d))));
}

/** Impedance in Ω at the input with a load at the output. */
export function inputImpedance({ a, b, c, d }: TwoPort, load: Complex): Complex {
  return divide(add(multiply(a, load), b), add(multiply(c, load), d));
}

/** S21 between two resistances in Ω: its squared magnitude is the power in the load over the most the source can give. */
export function transmission(twoPort: TwoPort, source: number, load: number): Complex {
  return scale(transferAdmittance(twoPort, complex(source), complex(load)), 2 * Math.sqrt(source * load));
}
