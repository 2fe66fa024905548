import { describe, expect, it } from 'vitest';
import { vacuumImpedance } from '#calculators/math/constants.ts';
import { solveEmbeddedMicrostrip, solveMicrostrip, solveMicrostripPair } from './microstrip.ts';

const line = { traceWidth: 3.6e-4, traceThickness: 3.5e-5, dielectricHeight: 2e-4, relativePermittivity: 4.3 };

/** E. Hammerstad, Ø. Jensen, Accurate models for microstrip computer-aided design, 1980. */
function hammerstadJensen(u: number, permittivity: number): { impedance: number; effectivePermittivity: number } {
  const f = 6 + (2 * Math.PI - 6) * Math.exp(-((30.666 / u) ** 0.7528));
  const air = (vacuumImpedance / (2 * Math.PI)) * Math.log(f / u + Math.sqrt(1 + 4 / u ** 2));
  const a = 1 + Math.log((u ** 4 + (u / 52) ** 2) / (u ** 4 + 0.432)) / 49 + Math.log(1 + (u / 18.1) ** 3) / 18.7;
  const b = 0.564 * ((permittivity - 0.9) / (permittivity + 3)) ** 0.053;
  const effectivePermittivity = (permittivity + 1) / 2 + ((permittivity - 1) / 2) * (1 + 10 / u) ** (-a * b);
  return { impedance: air / Math.sqrt(effectivePermittivity), effectivePermittivity };
}

describe('a single trace on the surface', () => {
  // The same panels, integrated exactly and with all images until 1e-13 of the charge is left, by NumPy.
  it('loses next to nothing by the shortened series and integrals', () => {
    const { impedance, effectivePermittivity } = solveMicrostrip(line);
    expect(impedance / 49.9569527).toBeCloseTo(1, 5.5);
    expect(effectivePermittivity / 3.13010555).toBeCloseTo(1, 5.5);
  });

  it.each([
    [0.1, 2.2],
    [1, 4.3],
    [1, 9.8],
    [5, 9.8],
    [10, 20],
  ])('agrees with Hammerstad and Jensen for a sheet of width/height %d on εr = %d', (ratio, relativePermittivity) => {
    const sheet = solveMicrostrip({ traceWidth: ratio * 1e-3, traceThickness: 0, dielectricHeight: 1e-3, relativePermittivity });
    const model = hammerstadJensen(ratio, relativePermittivity);
    expect(Math.abs(sheet.impedance / model.impedance - 1)).toBeLessThan(0.003);
    expect(Math.abs(sheet.effectivePermittivity / model.effectivePermittivity - 1)).toBeLessThan(0.003);
  });

  it.each([1e3, 1e6])('is a plate capacitor when %d heights wide', (ratio) => {
    const wide = { ...line, traceWidth: ratio * 2e-4 };
    const plates = vacuumImpedance / Math.sqrt(4.3) / ratio;
    expect(solveMicrostrip(wide).impedance / plates).toBeCloseTo(1, 1.9);
    expect(solveEmbeddedMicrostrip(wide, 1e-4).impedance / plates).toBeCloseTo(1, 1.9);
    expect(solveMicrostripPair(wide, 1).odd.impedance / plates).toBeCloseTo(1, 1.9);
  });

  it('travels at the speed of light in air', () => {
    expect(solveMicrostrip({ ...line, relativePermittivity: 1 }).effectivePermittivity).toBe(1);
  });
});

describe('two traces on the surface', () => {
  it('lose next to nothing by the shortened series and integrals', () => {
    const { even, odd } = solveMicrostripPair({ ...line, traceWidth: 2e-4 }, 2e-4);
    expect(even.impedance / 77.661228).toBeCloseTo(1, 5.5);
    expect(odd.impedance / 54.9280224).toBeCloseTo(1, 5.5);
  });

  it('are two single traces when far apart', () => {
    const { even, odd } = solveMicrostripPair(line, 4e-2);
    const { impedance } = solveMicrostrip(line);
    expect(even.impedance / impedance).toBeCloseTo(1, 3);
    expect(odd.impedance / impedance).toBeCloseTo(1, 3);
  });
});

describe('a buried trace', () => {
  it('agrees with an independent finite-element solution', () => {
    const buried = solveEmbeddedMicrostrip({ ...line, traceWidth: 2e-4 }, 1e-4);
    expect(buried.impedance / 58.9719).toBeCloseTo(1, 3);
    expect(buried.effectivePermittivity / 3.798222).toBeCloseTo(1, 3);
  });

  it('is a surface trace when a sheet has no cover', () => {
    const sheet = { ...line, traceThickness: 0 };
    expect(solveEmbeddedMicrostrip(sheet, 0).impedance / solveMicrostrip(sheet).impedance).toBeCloseTo(1, 2.5);
  });

  it('sees nothing but dielectric when deep', () => {
    expect(solveEmbeddedMicrostrip(line, 2e-2).effectivePermittivity).toBeCloseTo(4.3, 2);
  });
});
