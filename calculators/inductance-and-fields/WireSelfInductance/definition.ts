/** Partial self-inductance of a straight round wire, or the length or diameter for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { surfaceCurrentWire, uniformCurrentWire } from '#calculators/math/wires-and-coils/straight-wire.ts';

interface Wire {
  length: number;
  diameter: number;
}

/** μ0/2π, H/m. */
const unit = vacuumPermeability / (2 * Math.PI);
/** A wire is longer than it is thick, at most as long as this (m), and at most as long as this many diameters. */
const [longest, slimmest] = [1e4, 1e9];

/** Inductances and resistance of a wire at the frequency. */
function wireOf({ length, diameter }: Wire, { resistivity, frequency, wireRelativePermeability: permeability }: Conductor) {
  const radius = diameter / 2;
  const internal = internalImpedance(radius, resistivity, frequency, vacuumPermeability * permeability);
  const highFrequency = unit * surfaceCurrentWire(length, radius);
  const inside = permeability * (unit * uniformCurrentWire(length, radius) - highFrequency);
  return {
    inductance: highFrequency + inside * internal.skinFactor,
    lowFrequency: highFrequency + inside,
    highFrequency,
    resistance: internal.resistance * length,
  };
}

interface Conductor {
  resistivity: number;
  frequency: number;
  wireRelativePermeability: number;
}

interface Entered extends Conductor {
  mode: 'inductance' | 'length' | 'diameter';
  length: number;
  wireDiameter: number;
  inductance: number;
}

/** The wire with the unknown of the mode solved for; null if none has the wanted inductance. */
function completed(given: Entered): Wire | null {
  const { length, wireDiameter: diameter, inductance } = given;
  const excess = (wire: Wire) => wireOf(wire, given).inductance - inductance;
  if (given.mode === 'length') {
    const found = findRootByRatio((l) => excess({ length: l, diameter }), diameter, longest);
    return found === null ? null : { length: found, diameter };
  }
  if (given.mode === 'diameter') {
    const found = findRootByRatio((d) => excess({ length, diameter: d }), length / slimmest, length);
    return found === null ? null : { length, diameter: found };
  }
  return { length, diameter };
}

export const tool = defineTool({
  name: 'WireSelfInductance',
  modes: ['inductance', 'length', 'diameter'],
  inputs: {
    length: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.01,
      above: 0,
      max: 10_000,
      symbol: 'l',
      modes: ['inductance', 'diameter'],
    },
    wireDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: 0.001,
      above: 0,
      max: 1,
      symbol: 'd',
      modes: ['inductance', 'length'],
    },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 1e-8,
      above: 0,
      symbol: 'L',
      modes: ['length', 'diameter'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
    wireRelativePermeability: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 100_000, symbol: 'μrw' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH', 'H'], symbol: 'L' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH', 'H'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH', 'H'], symbol: 'L_HF' },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'l', modes: ['length'] },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'd', modes: ['diameter'] },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/mm', 'µH/m', 'nH/in'], symbol: 'L/l' },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'mΩ', 'kΩ'], symbol: 'X' },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_DC' },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_AC' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mm', 'mil'], symbol: 'δ' },
    commonFormula: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH', 'H'] },
  },
  main: { inductance: 'inductance', length: 'length', diameter: 'wireDiameter' },
  refusals: {
    TOO_SHORT: 'length',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['SHORT_WIRE', 'WAVELENGTH'],
  compute(given) {
    if (given.mode === 'inductance' && given.length <= given.wireDiameter) return refuse('TOO_SHORT');
    const wire = completed(given);
    if (wire === null) return refuse('NO_SOLUTION');

    const { length, diameter } = wire;
    const { resistivity, frequency, wireRelativePermeability } = given;
    const { inductance, lowFrequency, highFrequency, resistance } = wireOf(wire, given);
    return {
      out: {
        inductance,
        inductanceLowFrequency: lowFrequency,
        inductanceHighFrequency: highFrequency,
        length,
        wireDiameter: diameter,
        inductancePerLength: inductance / length,
        reactance: 2 * Math.PI * frequency * inductance,
        dcResistance: (resistivity / Math.PI / (diameter / 2) ** 2) * length,
        acResistance: resistance,
        skinDepth: frequency > 0 ? skinDepth(resistivity, frequency, vacuumPermeability * wireRelativePermeability) : null,
        commonFormula: unit * length * (Math.log((4 * length) / diameter) - 0.75),
      },
      warnings: [length < 5 * diameter && 'SHORT_WIRE', length * frequency > speedOfLight / 20 && 'WAVELENGTH'],
    };
  },
  sources: [
    'E. B. Rosa, The self and mutual inductances of linear conductors, Bulletin of the Bureau of Standards 4, 1908, doi:10.6028/bulletin.088',
    'F. W. Grover, Inductance Calculations, 1946, § 3, 5',
    'C. R. Paul, Inductance: Loop and Partial, Wiley, 2010, § 5',
    'S. A. Schelkunoff, The electromagnetic theory of coaxial transmission lines and cylindrical shields, Bell System Technical Journal 13, 1934, doi:10.1002/j.1538-7305.1934.tb00679.x',
  ],
});
