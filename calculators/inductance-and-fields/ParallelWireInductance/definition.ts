/** Loop inductance of two parallel round wires, or the spacing for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { arcoshAboveOne } from '#calculators/math/numeric/hyperbolic.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { uniformCurrentWire, wirePair } from '#calculators/math/wires-and-coils/straight-wire.ts';

interface Wires {
  wireDiameter1: number;
  wireDiameter2: number;
  resistivity: number;
  frequency: number;
}

/** μ0/2π, H/m. */
const unit = vacuumPermeability / (2 * Math.PI);

/** Loop inductances per metre of a long pair at a spacing in m, and the share of the inner field that the skin effect leaves. */
function pairOf({ wireDiameter1: first, wireDiameter2: second, resistivity, frequency }: Wires, spacing: number) {
  const [one, other] = [first / 2, second / 2];
  const skinFactor =
    (internalImpedance(one, resistivity, frequency).skinFactor + internalImpedance(other, resistivity, frequency).skinFactor) / 2;
  // (4D² − d1² − d2²)/(2·d1·d2) − 1, which is 0 for touching wires
  const excess = ((spacing - one - other) / first) * ((2 * (spacing + one + other)) / second);
  const highFrequency = unit * arcoshAboveOne(excess);
  const lowFrequency = unit * (Math.log(spacing / one) + Math.log(spacing / other) + 0.5);
  return { highFrequency, lowFrequency, inductance: highFrequency + (lowFrequency - highFrequency) * skinFactor };
}

export const tool = defineTool({
  name: 'ParallelWireInductance',
  modes: ['inductance', 'spacing'],
  inputs: {
    wireDiameter1: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 1, symbol: 'd1' },
    wireDiameter2: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 1, symbol: 'd2' },
    spacing: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.005,
      above: 0,
      max: 10_000,
      symbol: 'D',
      modes: ['inductance'],
    },
    length: { kind: 'quantity', unit: 'm', show: ['m', 'cm', 'mm', 'in', 'ft'], default: 1, above: 0, max: 1e6, symbol: 'l' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 1e-6,
      above: 0,
      symbol: 'L',
      modes: ['spacing'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH', 'mH'], symbol: 'L' },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'µH/m', 'nH/in', 'nH/cm'], symbol: 'L′' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['µH', 'nH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['µH', 'nH'], symbol: 'L_HF' },
    finiteLengthInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH'], symbol: 'L_fin' },
    mutualInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH'], symbol: 'M' },
    spacing: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'D', modes: ['spacing'] },
    loopResistanceDc: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    characteristicImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    capacitancePerLength: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/in'], symbol: 'C′' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mm', 'mil'], symbol: 'δ' },
  },
  main: { inductance: 'inductance', spacing: 'spacing' },
  refusals: {
    WIRES_OVERLAP: 'spacing',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['SHORT_PAIR', 'PROXIMITY', 'WAVELENGTH'],
  compute(given) {
    const { wireDiameter1: first, wireDiameter2: second, length, frequency, resistivity } = given;
    const touching = (first + second) / 2;
    const spacing =
      given.mode === 'spacing'
        ? findRootByRatio(
            (s) => pairOf(given, s).inductance * length - given.inductance,
            touching * (1 + 1e-9),
            1000 * Math.max(length, touching),
          )
        : given.spacing;
    if (spacing === null) return refuse('NO_SOLUTION');
    if (spacing <= touching) return refuse('WIRES_OVERLAP');

    const { highFrequency, lowFrequency, inductance } = pairOf(given, spacing);
    const mutual = unit * wirePair(length, spacing, first / 2, second / 2);
    const own = unit * (uniformCurrentWire(length, first / 2) + uniformCurrentWire(length, second / 2));
    return {
      out: {
        inductance: inductance * length,
        inductancePerLength: inductance,
        inductanceLowFrequency: lowFrequency * length,
        inductanceHighFrequency: highFrequency * length,
        finiteLengthInductance: own - 2 * mutual + (inductance - lowFrequency) * length,
        mutualInductance: mutual,
        spacing,
        loopResistanceDc: ((4 * resistivity) / Math.PI) * length * (1 / first ** 2 + 1 / second ** 2),
        characteristicImpedance: speedOfLight * highFrequency,
        capacitancePerLength: 1 / (speedOfLight ** 2 * highFrequency),
        skinDepth: frequency > 0 ? skinDepth(resistivity, frequency) : null,
      },
      warnings: [
        length < 20 * spacing && 'SHORT_PAIR',
        frequency > 0 && spacing < first + second && 'PROXIMITY',
        length * frequency > speedOfLight / 20 && 'WAVELENGTH',
      ],
    };
  },
  sources: [
    'F. W. Grover, Inductance Calculations, 1946, § 5',
    'C. R. Paul, Analysis of Multiconductor Transmission Lines, 2nd ed., 2008, § 4.2',
    'E. B. Rosa, The self and mutual inductances of linear conductors, Bulletin of the Bureau of Standards 4, 1908, doi:10.6028/bulletin.088',
  ],
});
