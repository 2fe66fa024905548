/** Multilayer air coils, bundled loops and toroids: inductance, or the turns for a wanted inductance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, inch } from '#calculators/math/constants.ts';
import { rectangularWinding } from '#calculators/math/wires-and-coils/winding.ts';

/** Bundled wire fills this share of the bundle. */
const bundleFill = 0.7;
/** A round wire of this diameter has the area of a square of side 1. */
const sameArea = 1.128;

interface Winding {
  innerDiameter: number;
  windingLength: number;
  windingDepth: number;
}

/** Multilayer winding with these turns, and the round-wire correction if the wire is known. */
function multilayer({ innerDiameter, windingLength, windingDepth }: Winding, turns: number, perTurn: number, wire: number | null) {
  const radius = (innerDiameter + windingDepth) / 2;
  const pitch = Math.sqrt(windingLength) * Math.sqrt(windingDepth / turns);
  const uniform = turns * turns * perTurn;
  return {
    inductance: wire === null ? uniform : uniform + vacuumPermeability * turns * radius * (Math.log(pitch / wire) + 0.155),
    uniformInductance: uniform,
    wheelerInductance: (0.8e-6 * ((radius / inch) * turns) ** 2) / ((6 * radius + 9 * windingLength + 10 * windingDepth) / inch),
    meanDiameter: 2 * radius,
    wireLength: 2 * Math.PI * radius * turns,
    maximumWireDiameter: pitch,
  };
}

/** Circular bundle of round section with even current. */
function bundle({ meanDiameter, bundleDiameter, turns }: { meanDiameter: number; bundleDiameter: number; turns: number }) {
  const slimness = bundleDiameter / meanDiameter;
  const shape = (1 + slimness ** 2 / 8) * Math.log(8 / slimness) + slimness ** 2 / 24 - 7 / 4;
  return {
    inductance: vacuumPermeability * turns * turns * (meanDiameter / 2) * shape,
    wireLength: Math.PI * meanDiameter * turns,
    maximumWireDiameter: turns === 1 ? bundleDiameter : bundleDiameter * Math.sqrt(bundleFill / turns),
  };
}

export const tool = defineTool({
  name: 'CoilInductance',
  modes: ['multilayer', 'turns', 'bundle', 'toroid'],
  inputs: {
    innerDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.02,
      above: 0,
      max: 100,
      symbol: 'Di',
      modes: ['multilayer', 'turns'],
    },
    windingLength: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.01,
      above: 0,
      max: 100,
      symbol: 'b',
      modes: ['multilayer', 'turns'],
    },
    windingDepth: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.01,
      above: 0,
      max: 100,
      symbol: 'c',
      modes: ['multilayer', 'turns'],
    },
    turns: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 100,
      min: 1,
      max: 1e6,
      integer: true,
      symbol: 'N',
      modes: ['multilayer', 'bundle', 'toroid'],
    },
    wireDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: null,
      above: 0,
      max: 1,
      optional: true,
      symbol: 'dw',
      modes: ['multilayer'],
    },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 0.001,
      above: 0,
      symbol: 'L',
      modes: ['turns'],
    },
    meanDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.1,
      above: 0,
      max: 100,
      symbol: 'D',
      modes: ['bundle'],
    },
    bundleDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.005,
      above: 0,
      max: 100,
      symbol: 'db',
      modes: ['bundle'],
    },
    outerDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: inch,
      above: 0,
      max: 10,
      symbol: 'OD',
      modes: ['toroid'],
    },
    holeDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.0127,
      above: 0,
      max: 10,
      symbol: 'ID',
      modes: ['toroid'],
    },
    coreHeight: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.01,
      above: 0,
      max: 10,
      symbol: 'h',
      modes: ['toroid'],
    },
    relativePermeability: { kind: 'quantity', unit: '1', show: ['1'], default: 75, min: 1, max: 1e6, symbol: 'μr', modes: ['toroid'] },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['µH', 'mH', 'nH', 'H'], symbol: 'L' },
    turns: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'N', modes: ['turns'] },
    turnsRounded: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'N', modes: ['turns'] },
    uniformInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'mH'], symbol: 'L_u', modes: ['multilayer', 'turns'] },
    wheelerInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'mH'], symbol: 'L_W', modes: ['multilayer', 'turns'] },
    meanDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      symbol: 'D',
      modes: ['multilayer', 'turns', 'toroid'],
    },
    wireLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], modes: ['multilayer', 'turns', 'bundle'] },
    maximumWireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], modes: ['multilayer', 'turns', 'bundle'] },
    inductanceFactor: { kind: 'quantity', unit: 'H', show: ['nH', 'µH'], symbol: 'AL', modes: ['toroid'] },
  },
  main: { multilayer: 'inductance', turns: 'turnsRounded', bundle: 'inductance', toroid: 'inductance' },
  refusals: {
    WIRE_TOO_THICK: 'wireDiameter',
    BUNDLE_TOO_THICK: 'bundleDiameter',
    CORE_DIMENSIONS: 'outerDiameter',
  },
  warnings: ['FEW_TURNS', 'CORE_NONLINEAR'],
  compute(given) {
    const { mode, turns, wireDiameter } = given;
    if (mode === 'bundle') return given.bundleDiameter > given.meanDiameter / 2 ? refuse('BUNDLE_TOO_THICK') : { out: bundle(given) };
    if (mode === 'toroid') {
      const { outerDiameter, holeDiameter, relativePermeability } = given;
      if (outerDiameter <= holeDiameter) return refuse('CORE_DIMENSIONS');
      const logarithm = Math.log(outerDiameter / holeDiameter);
      const inductanceFactor = ((vacuumPermeability * relativePermeability) / (2 * Math.PI)) * given.coreHeight * logarithm;
      const meanDiameter = (outerDiameter - holeDiameter) / logarithm;
      return {
        out: { inductance: inductanceFactor * turns * turns, meanDiameter, inductanceFactor },
        warnings: [relativePermeability > 1 && 'CORE_NONLINEAR'],
      };
    }
    const { innerDiameter, windingLength, windingDepth } = given;
    const perTurn = rectangularWinding((innerDiameter + windingDepth) / 2, windingLength, windingDepth);
    if (mode === 'turns') {
      const exact = Math.sqrt(given.inductance / perTurn);
      const turnsRounded = Math.max(1, Math.floor(exact + 0.5));
      return { out: { ...multilayer(given, turnsRounded, perTurn, null), turns: exact, turnsRounded } };
    }
    const coil = multilayer(given, turns, perTurn, wireDiameter);
    if (wireDiameter !== null && wireDiameter > sameArea * coil.maximumWireDiameter) return refuse('WIRE_TOO_THICK');
    return { out: coil, warnings: [turns < 10 && wireDiameter === null && 'FEW_TURNS'] };
  },
  sources: [
    'J. C. Maxwell, A Treatise on Electricity and Magnetism, 3rd ed., Clarendon Press, 1892, § 701',
    'F. W. Grover, Inductance Calculations, 1946, § 13',
    'E. B. Rosa, F. W. Grover, Formulas and tables for the calculation of mutual and self-inductance, Bulletin of the Bureau of Standards 8, 1912, doi:10.6028/bulletin.185',
    'H. A. Wheeler, Simple inductance formulas for radio coils, Proc. IRE 16, 1928, doi:10.1109/JRPROC.1928.221309',
  ],
});
