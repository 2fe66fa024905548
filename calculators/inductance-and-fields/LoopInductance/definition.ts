/** Inductance of one circular turn of round wire, or the loop diameter for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';

interface Wire {
  wireDiameter: number;
  resistivity: number;
  frequency: number;
}

/**
 * Inductances in H of a ring whose middle line has this diameter, and the resistance of its wire in Ω/m: by Rayleigh and Niven at low
 * frequency; at high frequency an own second-order expansion for the perfect conductor, checked numerically.
 */
function ringOf({ wireDiameter, resistivity, frequency }: Wire, diameter: number) {
  const radius = diameter / 2;
  const slimness = wireDiameter / diameter;
  const logarithm = Math.log(8 / slimness);
  const lowFrequency = vacuumPermeability * radius * ((1 + slimness ** 2 / 8) * logarithm + slimness ** 2 / 24 - 7 / 4);
  const highFrequency = vacuumPermeability * radius * (logarithm - 2 - (slimness ** 2 / 4) * ((logarithm - 1) ** 2 - 3 / 4));
  const { skinFactor, resistance } = internalImpedance(wireDiameter / 2, resistivity, frequency);
  return { lowFrequency, highFrequency, inductance: highFrequency + (lowFrequency - highFrequency) * skinFactor, resistance };
}

export const tool = defineTool({
  name: 'LoopInductance',
  modes: ['inductance', 'diameter'],
  inputs: {
    loopDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 100_000,
      symbol: 'D',
      modes: ['inductance'],
    },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 1000, symbol: 'd' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 3e-7,
      above: 0,
      symbol: 'L',
      modes: ['diameter'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_HF' },
    loopDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'D', modes: ['diameter'] },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'X' },
    wireLength: { kind: 'quantity', unit: 'm', show: ['mm', 'cm', 'm', 'in'] },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_DC' },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_AC' },
    centreFieldPerAmpere: { kind: 'quantity', unit: 'T/A', show: ['µT/A', 'mT/A'], symbol: 'B/I' },
  },
  main: { inductance: 'inductance', diameter: 'loopDiameter' },
  refusals: {
    WIRE_TOO_THICK: 'loopDiameter',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['THICK_RING', 'WAVELENGTH'],
  compute(given) {
    const { wireDiameter: wire, frequency, resistivity } = given;
    if (given.mode === 'inductance' && given.loopDiameter < 2 * wire) return refuse('WIRE_TOO_THICK');
    const diameter =
      given.mode === 'diameter'
        ? findRootByRatio((d) => ringOf(given, d).inductance - given.inductance, 2 * wire, 1e6 * wire)
        : given.loopDiameter;
    if (diameter === null) return refuse('NO_SOLUTION');

    const { lowFrequency, highFrequency, inductance, resistance } = ringOf(given, diameter);
    const wireLength = Math.PI * diameter;
    return {
      out: {
        inductance,
        inductanceLowFrequency: lowFrequency,
        inductanceHighFrequency: highFrequency,
        loopDiameter: diameter,
        reactance: 2 * Math.PI * frequency * inductance,
        wireLength,
        dcResistance: ((4 * resistivity) / Math.PI) * (wireLength / wire / wire),
        acResistance: resistance * wireLength,
        centreFieldPerAmpere: vacuumPermeability / diameter,
      },
      warnings: [wire > 0.3 * diameter && 'THICK_RING', wireLength * frequency > speedOfLight / 10 && 'WAVELENGTH'],
    };
  },
  sources: [
    'E. B. Rosa, F. W. Grover, Formulas and tables for the calculation of mutual and self-inductance, Bulletin of the Bureau of Standards 8, 1912, doi:10.6028/bulletin.185',
    'R. Dengler, Self inductance of a wire loop as a curve integral, Adv. Electromagn. 5, 2016, doi:10.7716/aem.v5i1.331',
  ],
});
