/** Passive loudspeaker crossovers: ladders driven by an ideal amplifier, each closed by a driver (Zverev, singly terminated ladders). */
import { add, type Complex, complex, scale } from '#calculators/math/numeric/complex.ts';
import { type LadderPart, ladderTwoPort } from './ladder.ts';
import { voltageRatio } from './two-port.ts';

export type Alignment = 'butterworth' | 'linkwitzRiley' | 'bessel';

/** Factors a1 … a(n−1) of 1 + a1·s + … + sⁿ; Bessel is scaled so that low-pass and high-pass mirror each other. */
const polynomials: Record<Alignment, Readonly<Record<number, readonly number[]>>> = {
  butterworth: {
    1: [],
    2: [Math.SQRT2],
    3: [2, 2],
    4: [1 / Math.sin(Math.PI / 8), 2 + Math.SQRT2, 1 / Math.sin(Math.PI / 8)],
  },
  linkwitzRiley: { 2: [2], 4: [2 * Math.SQRT2, 4, 2 * Math.SQRT2] },
  bessel: {
    1: [],
    2: [Math.sqrt(3)],
    3: [15 / 15 ** (2 / 3), 6 / 15 ** (1 / 3)],
    4: [105 / 105 ** (3 / 4), 45 / 105 ** (1 / 2), 10 / 105 ** (1 / 4)],
  },
};

/** Low-pass elements l1, c1, l2, c2 from the amplifier to a driver of 1 Ω at 1 rad/s; null where the alignment has no such order. */
export function crossoverPrototype(alignment: Alignment, order: number): readonly number[] | null {
  const factors = polynomials[alignment][order];
  if (!factors) return null;
  const [a1 = 1, a2 = 1, a3 = 1] = factors;
  switch (order) {
    case 2:
      return [a1, 1 / a1];
    case 3: {
      const l1 = a1 - 1 / a2;
      return [l1, a2 / l1, 1 / a2];
    }
    case 4: {
      const p = a2 - a1 / a3;
      const l1 = a1 - a3 / p;
      return [l1, p / l1, a3 / p, 1 / a3];
    }
    default:
      return [1];
  }
}

/** Parts of a low-pass or high-pass branch for a driver (Ω) and a crossover (Hz), from the amplifier. */
export function crossoverBranch(prototype: readonly number[], way: 'low' | 'high', driver: number, frequency: number): CrossoverElement[] {
  const angular = 2 * Math.PI * frequency;
  return prototype.map((element, index) => {
    const placement = index % 2 === 0 ? 'series' : 'shunt';
    const isCoil = (placement === 'series') === (way === 'low');
    // A high-pass has the reciprocal reactance in the same place.
    const size = way === 'low' ? element : 1 / element;
    return isCoil ? { placement, kind: 'L', value: (size * driver) / angular } : { placement, kind: 'C', value: size / (angular * driver) };
  });
}

type CrossoverElement = { placement: 'series' | 'shunt'; kind: 'L' | 'C'; value: number };

/** Voltage at a driver (Ω) over that of the amplifier. */
export const driverGain = (parts: readonly LadderPart[], driver: number, frequency: number): Complex =>
  voltageRatio(ladderTwoPort(parts, frequency), complex(driver));

/** Sum of the branches, some of them with the driver's wires swapped. */
export const sumOfBranches = (branches: readonly { gain: Complex; isInverted: boolean }[]): Complex =>
  add(...branches.map(({ gain, isInverted }) => scale(gain, isInverted ? -1 : 1)));
