/** Inductance of a round wire over a wide ground plane that carries the return current, or the height for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { arcoshAboveOne } from '#calculators/math/numeric/hyperbolic.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';
import { skinDepth } from '#calculators/math/lines/skin-depth.ts';
import { uniformCurrentWire, wirePair } from '#calculators/math/wires-and-coils/straight-wire.ts';

/** μ0/2π, H/m. */
const unit = vacuumPermeability / (2 * Math.PI);

/** Inductances per metre of a long wire at a height of its axis in m. */
function overPlane(
  { wireDiameter, resistivity, frequency }: { wireDiameter: number; resistivity: number; frequency: number },
  height: number,
) {
  const { skinFactor, resistance } = internalImpedance(wireDiameter / 2, resistivity, frequency);
  const highFrequency = unit * arcoshAboveOne((2 * height - wireDiameter) / wireDiameter);
  const lowFrequency = unit * (Math.log((4 * height) / wireDiameter) + 0.25);
  return { highFrequency, lowFrequency, inductance: highFrequency + (lowFrequency - highFrequency) * skinFactor, resistance };
}

/** Below this many hertz the return current spreads in the plane instead of following the wire. */
const lowestImage = 1e4;

export const tool = defineTool({
  name: 'WireOverPlaneInductor',
  modes: ['inductance', 'height'],
  inputs: {
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 1, symbol: 'd' },
    height: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.005,
      above: 0,
      max: 10_000,
      symbol: 'h',
      modes: ['inductance'],
    },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'cm', 'm', 'in'], default: 0.1, above: 0, max: 1e6, symbol: 'l' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 1e-7,
      above: 0,
      symbol: 'L',
      modes: ['height'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L' },
    inductancePerLength: { kind: 'quantity', unit: 'H/m', show: ['nH/m', 'nH/in', 'nH/cm', 'µH/m'], symbol: 'L′' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_HF' },
    finiteLengthInductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_fin' },
    height: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'h', modes: ['height'] },
    characteristicImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z0' },
    capacitancePerLength: { kind: 'quantity', unit: 'F/m', show: ['pF/m', 'pF/in'], symbol: 'C′' },
    wireResistanceDc: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    skinDepth: { kind: 'quantity', unit: 'm', show: ['µm', 'mm', 'mil'], symbol: 'δ' },
  },
  main: { inductance: 'inductance', height: 'height' },
  refusals: {
    WIRE_TOUCHES_PLANE: 'height',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['SHORT_WIRE', 'PLANE_AT_DC', 'WAVELENGTH'],
  compute(given) {
    const { wireDiameter: diameter, length, frequency, resistivity } = given;
    const touching = diameter / 2;
    const height =
      given.mode === 'height'
        ? findRootByRatio(
            (h) => overPlane(given, h).inductance * length - given.inductance,
            touching * (1 + 1e-9),
            1000 * Math.max(length, touching),
          )
        : given.height;
    if (height === null) return refuse('NO_SOLUTION');
    if (height <= touching) return refuse('WIRE_TOUCHES_PLANE');

    const { highFrequency, lowFrequency, inductance } = overPlane(given, height);
    const finite = unit * (uniformCurrentWire(length, touching) - wirePair(length, 2 * height, touching, touching));
    return {
      out: {
        inductance: inductance * length,
        inductancePerLength: inductance,
        inductanceLowFrequency: lowFrequency * length,
        inductanceHighFrequency: highFrequency * length,
        finiteLengthInductance: finite + (inductance - lowFrequency) * length,
        height,
        characteristicImpedance: speedOfLight * highFrequency,
        capacitancePerLength: 1 / (speedOfLight ** 2 * highFrequency),
        wireResistanceDc: ((4 * resistivity) / Math.PI) * (length / diameter / diameter),
        skinDepth: frequency > 0 ? skinDepth(resistivity, frequency) : null,
      },
      warnings: [
        length < 20 * height && 'SHORT_WIRE',
        frequency < lowestImage && 'PLANE_AT_DC',
        length * frequency > speedOfLight / 20 && 'WAVELENGTH',
      ],
    };
  },
  sources: ['C. R. Paul, Inductance: Loop and Partial, Wiley, 2010, § 4', 'F. W. Grover, Inductance Calculations, 1946, § 5'],
});
