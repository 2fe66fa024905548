/** Inductance of one rectangular turn of round wire, or the width for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, speedOfLight } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';

interface Loop {
  height: number;
  wireDiameter: number;
  resistivity: number;
  frequency: number;
}

/** Effect of mitred corners to first order in wire radii: mean of √(1 + cos²θ) − |cos θ|·arsinh|cos θ|, times the mean distance in a disc or on a circle. */
const corner = 0.762_759_8;
const [uniformCorner, surfaceCorner] = [(corner * 128) / (45 * Math.PI), (corner * 4) / Math.PI];

/** Inductances in H of a loop of this width (all to the middle of the wire), and the resistance of its wire in Ω/m. */
function loopOf({ height, wireDiameter, resistivity, frequency }: Loop, width: number) {
  const radius = wireDiameter / 2;
  const shape =
    width * (Math.log((2 * width) / radius) - Math.asinh(width / height) - 2) +
    height * (Math.log((2 * height) / radius) - Math.asinh(height / width) - 2) +
    2 * Math.hypot(width, height);
  const unit = vacuumPermeability / Math.PI;
  const lowFrequency = unit * (shape + (width + height) / 4 + 2 * uniformCorner * radius);
  const highFrequency = unit * (shape + 2 * surfaceCorner * radius);
  const { skinFactor, resistance } = internalImpedance(radius, resistivity, frequency);
  return { lowFrequency, highFrequency, inductance: highFrequency + (lowFrequency - highFrequency) * skinFactor, resistance };
}

export const tool = defineTool({
  name: 'RectangularLoopInductance',
  modes: ['inductance', 'width'],
  inputs: {
    width: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 100_000,
      symbol: 'w',
      modes: ['inductance'],
    },
    height: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], default: 0.05, above: 0, max: 100_000, symbol: 'h' },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 1000, symbol: 'd' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 2.5e-7,
      above: 0,
      symbol: 'L',
      modes: ['width'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L' },
    inductanceLowFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_LF' },
    inductanceHighFrequency: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'L_HF' },
    width: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'w', modes: ['width'] },
    reactance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'X' },
    perimeter: { kind: 'quantity', unit: 'm', show: ['mm', 'cm', 'm', 'in'] },
    area: { kind: 'quantity', unit: 'm²', show: ['cm²', 'mm²', 'in²'], symbol: 'A' },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_DC' },
    acResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R_AC' },
  },
  main: { inductance: 'inductance', width: 'width' },
  refusals: {
    WIRE_TOO_THICK: 'width',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['THICK_WIRE', 'WAVELENGTH'],
  compute(given) {
    const { height, wireDiameter: wire, frequency, resistivity } = given;
    if (height < 2 * wire) return refuse('WIRE_TOO_THICK', 'height');
    if (given.mode === 'inductance' && given.width < 2 * wire) return refuse('WIRE_TOO_THICK');
    const width =
      given.mode === 'width' ? findRootByRatio((w) => loopOf(given, w).inductance - given.inductance, 2 * wire, 1e6 * height) : given.width;
    if (width === null) return refuse('NO_SOLUTION');

    const { lowFrequency, highFrequency, inductance, resistance } = loopOf(given, width);
    const perimeter = 2 * (width + height);
    return {
      out: {
        inductance,
        inductanceLowFrequency: lowFrequency,
        inductanceHighFrequency: highFrequency,
        width,
        reactance: 2 * Math.PI * frequency * inductance,
        perimeter,
        area: width * height,
        dcResistance: ((4 * resistivity) / Math.PI) * (perimeter / wire / wire),
        acResistance: resistance * perimeter,
      },
      warnings: [Math.min(width, height) < 10 * wire && 'THICK_WIRE', perimeter * frequency > speedOfLight / 10 && 'WAVELENGTH'],
    };
  },
  sources: [
    'F. W. Grover, Inductance Calculations, 1946, § 8',
    'E. B. Rosa, The self and mutual inductances of linear conductors, Bulletin of the Bureau of Standards 4, 1908, doi:10.6028/bulletin.088',
    'R. Dengler, Self inductance of a wire loop as a curve integral, Adv. Electromagn. 5, 2016, doi:10.7716/aem.v5i1.331',
  ],
});
