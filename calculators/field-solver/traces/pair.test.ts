import { describe, expect, it } from 'vitest';
import { conventionalVacuumPermeability } from '#calculators/math/constants.ts';
import { meanLogDistance } from '#calculators/field-solver/mean-log-distance.ts';
import { surfaceCurrentInductance } from './pair-limit.ts';
import { alternatingCurrentLoop, directCurrentLoop } from './pair.ts';
import { filamentCouplings } from '#calculators/field-solver/filament-currents.ts';

const copper = 1.7241e-8;
const sideBySide = { across: 5e-4, along: 3.5e-5, gap: 2e-4 };
const oneAboveTheOther = { across: 3.5e-5, along: 1e-3, gap: 2e-4 };

describe('the geometric mean distance', () => {
  const square = { x: 0, y: 0, width: 1, height: 1 };

  it('of a square with itself is 0.44705 sides (Grover)', () => {
    expect(Math.exp(meanLogDistance(square, square))).toBeCloseTo(0.44705, 5);
  });

  it('of far rectangles is the distance of their centres, without a step', () => {
    const [near, far] = [24.999, 25.001].map((x) => meanLogDistance(square, { ...square, x }) - Math.log(x));
    expect(near).toBeCloseTo(far ?? 1, 6);
  });

  it('does not depend on the order nor, but for its logarithm, on the unit', () => {
    const other = { x: 3, y: -1, width: 2, height: 0.1 };
    const scaled = (r: typeof other) => ({ x: 7 * r.x, y: 7 * r.y, width: 7 * r.width, height: 7 * r.height });
    expect(meanLogDistance(square, other)).toBeCloseTo(meanLogDistance(other, square), 11);
    expect(meanLogDistance(scaled(square), scaled(other))).toBeCloseTo(meanLogDistance(square, other) + Math.log(7), 10);
  });
});

describe('two traces with go and return current', () => {
  it('have the exact inductance at direct current', () => {
    expect(directCurrentLoop(sideBySide, copper).inductance * 0.05).toBeCloseTo(3.4388432790497206e-8, 14);
    expect(directCurrentLoop(oneAboveTheOther, copper).inductance * 0.05).toBeCloseTo(1.07873355736481e-8, 14);
    expect(directCurrentLoop(sideBySide, copper).resistance * 0.05).toBeCloseTo(0.09852, 12);
  });

  it.each([
    ['side by side', sideBySide, 3.0040027306169e-8, 2.7840185383364104e-8],
    ['one above the other', oneAboveTheOther, 1.0284046442276507e-8, 9.415442801089924e-9],
  ])('%s lose inductance to the skin effect', (_, pair, at10Megahertz, limit) => {
    const { inductance } = alternatingCurrentLoop(filamentCouplings(pair), copper, 1e7);
    expect((inductance * 0.05) / at10Megahertz).toBeCloseTo(1, 2.7);
    expect((surfaceCurrentInductance(pair) * 0.05) / limit).toBeCloseTo(1, 2.7);
  });

  it('go over into direct current when slow', () => {
    const slow = alternatingCurrentLoop(filamentCouplings(sideBySide), copper, 1);
    const direct = directCurrentLoop(sideBySide, copper);
    expect(slow.inductance / direct.inductance).toBeCloseTo(1, 4);
    expect(slow.resistance / direct.resistance).toBeCloseTo(1, 9);
  });

  it('come near to parallel plates when close together', () => {
    const plates = { across: 1e-5, along: 1e-2, gap: 1e-5 };
    expect(surfaceCurrentInductance(plates) / ((conventionalVacuumPermeability * 1e-5) / 1e-2)).toBeCloseTo(1, 1.5);
  });
});
