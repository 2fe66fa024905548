/** Beside the surface impedance of rough and of smooth copper (1.72e-8 Ω·m at 1, 5, 10 and 28 GHz) by tidy3d 2.12.1, the real parts of which are in this ratio. */
import { expect, it } from 'vitest';
import { type CopperSurface, roughening } from './roughness.ts';

const smooth: CopperSurface = {
  roughnessModel: 'hammerstad',
  surfaceRoughness: 0,
  surfaceHeight: 0,
  noduleRadius: 0,
  noduleSurfaceRatio: 0,
};

const references: readonly (readonly [Partial<CopperSurface>, depth: number, factor: number])[] = [
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 0.4e-6 }, 2.08729751e-6, 1.03270222],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 1.5e-6 }, 2.08729751e-6, 1.3985239],
  [{ roughnessModel: 'cannonball', surfaceHeight: 2.5e-6 }, 2.08729751e-6, 1.06560605],
  [{ roughnessModel: 'cannonball', surfaceHeight: 5.1e-6 }, 2.08729751e-6, 1.23581093],
  [{ roughnessModel: 'cannonball', surfaceHeight: 10e-6 }, 2.08729751e-6, 1.69614567],
  [{ roughnessModel: 'huray', noduleRadius: 0.5e-6, noduleSurfaceRatio: 2.9 }, 2.08729751e-6, 1.31321516],
  [{ roughnessModel: 'huray', noduleRadius: 0.25e-6, noduleSurfaceRatio: 6 }, 2.08729751e-6, 1.20360297],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 0.4e-6 }, 0.93346782e-6, 1.16018657],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 1.5e-6 }, 0.93346782e-6, 1.82819263],
  [{ roughnessModel: 'cannonball', surfaceHeight: 2.5e-6 }, 0.93346782e-6, 1.27571593],
  [{ roughnessModel: 'cannonball', surfaceHeight: 5.1e-6 }, 0.93346782e-6, 1.84223669],
  [{ roughnessModel: 'cannonball', surfaceHeight: 10e-6 }, 0.93346782e-6, 2.9464613],
  [{ roughnessModel: 'huray', noduleRadius: 0.5e-6, noduleSurfaceRatio: 2.9 }, 0.93346782e-6, 1.94367047],
  [{ roughnessModel: 'huray', noduleRadius: 0.25e-6, noduleSurfaceRatio: 6 }, 0.93346782e-6, 1.76891738],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 0.4e-6 }, 0.66006143e-6, 1.30232663],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 1.5e-6 }, 0.66006143e-6, 1.91250331],
  [{ roughnessModel: 'cannonball', surfaceHeight: 2.5e-6 }, 0.66006143e-6, 1.48602839],
  [{ roughnessModel: 'cannonball', surfaceHeight: 5.1e-6 }, 0.66006143e-6, 2.33680124],
  [{ roughnessModel: 'cannonball', surfaceHeight: 10e-6 }, 0.66006143e-6, 3.70972284],
  [{ roughnessModel: 'huray', noduleRadius: 0.5e-6, noduleSurfaceRatio: 2.9 }, 0.66006143e-6, 2.36300186],
  [{ roughnessModel: 'huray', noduleRadius: 0.25e-6, noduleSurfaceRatio: 6 }, 0.66006143e-6, 2.26303481],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 0.4e-6 }, 0.39446215e-6, 1.6134937],
  [{ roughnessModel: 'hammerstad', surfaceRoughness: 1.5e-6 }, 0.39446215e-6, 1.96857847],
  [{ roughnessModel: 'cannonball', surfaceHeight: 2.5e-6 }, 0.39446215e-6, 2.03426425],
  [{ roughnessModel: 'cannonball', surfaceHeight: 5.1e-6 }, 0.39446215e-6, 3.3495035],
  [{ roughnessModel: 'cannonball', surfaceHeight: 10e-6 }, 0.39446215e-6, 4.91256626],
  [{ roughnessModel: 'huray', noduleRadius: 0.5e-6, noduleSurfaceRatio: 2.9 }, 0.39446215e-6, 3.07130522],
  [{ roughnessModel: 'huray', noduleRadius: 0.25e-6, noduleSurfaceRatio: 6 }, 0.39446215e-6, 3.35438665],
];

const at = (surface: Partial<CopperSurface>) => roughening({ ...smooth, ...surface })(1e-12);

it.each(references)('%o at a skin depth of %d m', (surface, depth, factor) => {
  expect(Math.abs(roughening({ ...smooth, ...surface })(depth) / factor - 1)).toBeLessThan(1e-7);
});

it.each(['hammerstad', 'cannonball', 'huray'] as const)('%s leaves smooth copper as it is', (roughnessModel) => {
  expect(roughening({ ...smooth, roughnessModel })(1e-6)).toBe(1);
});

it('ends at the factors that the page states', () => {
  expect(at({ surfaceRoughness: 1e-6 })).toBeCloseTo(2, 5);
  expect(at({ roughnessModel: 'cannonball', surfaceHeight: 5e-6 })).toBeCloseTo(8.33, 2);
  expect(at({ roughnessModel: 'huray', noduleRadius: 5e-7, noduleSurfaceRatio: 2 })).toBeCloseTo(4, 4);
});
