/** Magnetic field of a finite cylindrical coil at any point, or the current for a wanted flux density. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability } from '#calculators/math/constants.ts';
import { solenoidField } from '#calculators/math/wires-and-coils/solenoid-field.ts';

// Nearer to the winding than this share of its radius, inside and outside cannot be told apart.
const winding = 1e-9;

export const tool = defineTool({
  name: 'SolenoidMagneticField',
  modes: ['field', 'current'],
  inputs: {
    turns: { kind: 'quantity', unit: '1', show: ['1'], default: 200, min: 1, max: 1e7, symbol: 'N' },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], default: 0.1, above: 0, max: 10_000, symbol: 'ℓ' },
    diameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], default: 0.04, above: 0, max: 10_000, symbol: 'D' },
    current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], default: 1, min: -1e6, max: 1e6, symbol: 'I', modes: ['field'] },
    fluxDensity: {
      kind: 'quantity',
      unit: 'T',
      show: ['mT', 'µT', 'T', 'G'],
      default: 0.001,
      above: 0,
      max: 100,
      symbol: 'B',
      modes: ['current'],
    },
    axialPosition: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0,
      min: -100_000,
      max: 100_000,
      symbol: 'z',
    },
    radialPosition: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], default: 0, min: 0, max: 100_000, symbol: 'ϱ' },
    relativePermeability: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 1e6, symbol: 'μr' },
  },
  outputs: {
    fluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'B' },
    axialFluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'Bz' },
    radialFluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'Bϱ' },
    fieldStrength: { kind: 'quantity', unit: 'A/m', show: ['A/m', 'kA/m', 'Oe'], symbol: 'H' },
    current: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], symbol: 'I', modes: ['current'] },
    centreFluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'B_c' },
    endFluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'B_e' },
    longSolenoidFluxDensity: { kind: 'quantity', unit: 'T', show: ['mT', 'µT', 'T', 'G'], symbol: 'B_∞' },
    ampereTurns: { kind: 'quantity', unit: 'A', show: ['A'], symbol: 'N·I' },
  },
  main: { field: 'fluxDensity', current: 'current' },
  refusals: {
    ON_WINDING: 'radialPosition',
  },
  warnings: ['CORE', 'LONG_COIL_ESTIMATE'],
  compute(given) {
    const { turns, length, diameter, axialPosition, radialPosition } = given;
    const radius = diameter / 2;
    if (Math.abs(radialPosition - radius) <= winding * radius) return refuse('ON_WINDING');

    const permeability = vacuumPermeability * given.relativePermeability;
    const longPerAmpere = (permeability * turns) / length;
    const field = solenoidField({ radius, halfLength: length / 2 }, axialPosition, radialPosition);
    const share = Math.hypot(field.axial, field.radial);
    const current = given.mode === 'current' ? given.fluxDensity / longPerAmpere / share : given.current;
    const long = longPerAmpere * current;
    const fluxDensity = Math.abs(long) * share;
    const ampereTurns = turns * current;
    return {
      out: {
        fluxDensity,
        axialFluxDensity: long * field.axial,
        radialFluxDensity: long * field.radial,
        fieldStrength: fluxDensity / permeability,
        current,
        centreFluxDensity: (permeability * ampereTurns) / Math.hypot(length, diameter),
        endFluxDensity: (permeability * ampereTurns) / (2 * Math.hypot(length, radius)),
        longSolenoidFluxDensity: long,
        ampereTurns,
      },
      warnings: [given.relativePermeability > 1 && 'CORE', length < 5 * diameter && 'LONG_COIL_ESTIMATE'],
    };
  },
  sources: [
    'N. Derby, S. Olbert, Cylindrical magnets and ideal solenoids, Am. J. Phys. 78, 2010, doi:10.1119/1.3256157',
    'R. Bulirsch, Numerical calculation of elliptic integrals and elliptic functions III, Numer. Math. 13, 1969, doi:10.1007/BF02165405',
    'J. D. Jackson, Classical Electrodynamics, 3rd ed., Wiley, 1999, § 5',
  ],
});
