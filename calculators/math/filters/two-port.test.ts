import { describe, expect, it } from 'vitest';
import { complex, magnitude, phaseDegrees, reciprocal } from '#calculators/math/numeric/complex.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import {
  capacitorImpedance,
  cascade,
  inductorImpedance,
  inputImpedance,
  seriesBranch,
  shuntBranch,
  through,
  transmission,
  voltageRatio,
} from './two-port.ts';

function thirdOrderLowPass(frequency: number, quality: number | null) {
  const angular = 2 * Math.PI * frequency;
  const coil = seriesBranch(inductorImpedance(angular, 50 / (2 * Math.PI * 1e6), quality));
  const capacitor = shuntBranch(reciprocal(capacitorImpedance(angular, 2 / (50 * 2 * Math.PI * 1e6), null)));
  return transmission(cascade([coil, capacitor, coil]), 50, 50);
}

describe('a Butterworth low-pass of third order at 1 MHz', () => {
  it.each([
    [1e5, 0],
    [1e6, -3.0103],
    [2e6, -18.1291],
    [1e7, -60],
  ])('passes a sine of %d Hz with %d dB', (frequency, level) => {
    expect(decibelsOfAmplitude(magnitude(thirdOrderLowPass(frequency, null)))).toBeCloseTo(level, 3);
  });

  it('turns the phase by 135° at its edge', () => {
    expect(phaseDegrees(thirdOrderLowPass(1e6, null))).toBeCloseTo(-135, 9);
  });

  it('loses more with real coils', () => {
    expect(magnitude(thirdOrderLowPass(5e5, 30))).toBeLessThan(magnitude(thirdOrderLowPass(5e5, null)) * 0.99);
  });
});

it('divides a voltage and shows its input impedance', () => {
  const divider = cascade([seriesBranch(complex(100)), shuntBranch(complex(1 / 100))]);
  expect(voltageRatio(divider, complex(100)).re).toBeCloseTo(1 / 3, 14);
  expect(inputImpedance(divider, complex(100)).re).toBeCloseTo(150, 12);
  expect(cascade([])).toEqual(through);
});

it('gives real parts a series resistance of their reactance over Q', () => {
  expect(inductorImpedance(1e6, 1e-6, 10).re).toBeCloseTo(0.1, 14);
  expect(inductorImpedance(1e6, 1e-6, 10).im).toBeCloseTo(1, 14);
  expect(capacitorImpedance(1e6, 1e-6, 100).re).toBeCloseTo(0.01, 14);
  expect(capacitorImpedance(1e6, 1e-6, null)).toEqual(complex(0, -1));
});
