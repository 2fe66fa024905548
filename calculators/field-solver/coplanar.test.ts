import { expect, it } from 'vitest';
import { type Coplanar, solveCoplanar } from './coplanar.ts';
import { coplanarInductanceGrowth } from './coplanar-loss.ts';
import { solveMicrostrip } from './microstrip.ts';

const line: Coplanar = {
  traceWidth: 3e-4,
  groundGap: 2e-4,
  groundWidth: 5e-3,
  traceThickness: 3.5e-5,
  dielectricHeight: 2e-4,
  relativePermittivity: 4.3,
  hasPlane: true,
};

it('is a microstrip line where the grounds are far', () => {
  const far = solveCoplanar({ ...line, groundGap: 0.02 });
  const { impedance, effectivePermittivity } = solveMicrostrip(line);
  expect(far.impedance / impedance).toBeCloseTo(1, 3);
  expect(far.effectivePermittivity / effectivePermittivity).toBeCloseTo(1, 3);
});

it('does not feel a plane or the underside of a board far below the gaps', () => {
  const deep = { ...line, dielectricHeight: 0.05 };
  const [over, without] = [solveCoplanar(deep), solveCoplanar({ ...deep, hasPlane: false })];
  expect(over.impedance / without.impedance).toBeCloseTo(1, 2);
  expect(without.effectivePermittivity).toBeLessThan((1 + 4.3) / 2);
});

it.each([true, false])('travels at the speed of light in air, with a plane: %s', (hasPlane) => {
  expect(solveCoplanar({ ...line, relativePermittivity: 1, hasPlane }).effectivePermittivity).toBe(1);
});

it.each([
  [line, 3.903e-3],
  [{ ...line, traceWidth: 1e-3, dielectricHeight: 1.6e-3 }, 2.2823e-3],
])('grows in inductance as finite elements say when the metal recedes', (section, growth) => {
  expect(coplanarInductanceGrowth(section, solveCoplanar(section).inductance) / growth).toBeCloseTo(1, 2);
});
