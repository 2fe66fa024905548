/** Single-layer air coil of round wire: inductance, or the turns for a wanted inductance, with resistance and self-resonance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { conventionalVacuumPermeability as vacuumPermeability, inch } from '#calculators/math/constants.ts';
import { copper } from '#calculators/math/materials.ts';
import { findRootByRatio } from '#calculators/math/numeric/root.ts';
import { internalImpedance } from '#calculators/math/wires-and-coils/round-wire.ts';
import { nagaokaCoefficient, rosaMutualCorrection, rosaSurfaceCorrection } from '#calculators/math/wires-and-coils/solenoid.ts';

interface Coil {
  turns: number;
  length: number;
}

interface Wire {
  wireDiameter: number;
  resistivity: number;
  frequency: number;
}

/** Inductance in H of a coil whose middle line has this diameter, with its current sheet before the corrections for round wire. */
function coilOf({ wireDiameter, resistivity, frequency }: Wire, meanDiameter: number, { turns, length }: Coil) {
  const coefficient = nagaokaCoefficient(meanDiameter, length);
  const sheet = vacuumPermeability * Math.PI * (turns * meanDiameter) * ((turns * meanDiameter) / (4 * length)) * coefficient;
  const { skinFactor } = internalImpedance(wireDiameter / 2, resistivity, frequency);
  const corrections = rosaSurfaceCorrection(length / turns, wireDiameter) + rosaMutualCorrection(turns) - skinFactor / 4;
  return { coefficient, sheet, inductance: sheet - vacuumPermeability * turns * (meanDiameter / 2) * corrections };
}

/** Wheeler's approximation in H, in inches as it was published. */
function wheeler(meanDiameter: number, { turns, length }: Coil): number {
  const radius = meanDiameter / 2 / inch;
  return (1e-6 * (radius * turns) ** 2) / (9 * radius + (10 * length) / inch);
}

/** Self-capacitance in F with one end grounded. Source: R. G. Medhurst, Wireless Engineer 24 (1947), 80. */
function medhurst(meanDiameter: number, length: number): number {
  const ratio = length / meanDiameter;
  return 1e-10 * meanDiameter * (0.1126 * ratio + 0.08 + 0.27 / Math.sqrt(ratio));
}

const mostTurns = 1e5;
// Turns that fill the length to this share of rounding still fit.
const rounding = 1 + 1e-9;

export const tool = defineTool({
  name: 'SingleLayerInductorCalculator',
  modes: ['inductance', 'turns', 'closeWound'],
  inputs: {
    formerDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], default: 0.01, above: 0, max: 100, symbol: 'Df' },
    wireDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], default: 0.001, above: 0, max: 0.1, symbol: 'd' },
    insulatedDiameter: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil'],
      default: null,
      above: 0,
      max: 0.1,
      optional: true,
      symbol: 'do',
    },
    turns: { kind: 'quantity', unit: '1', show: ['1'], default: 10, min: 1, max: 100_000, symbol: 'N', modes: ['inductance'] },
    length: {
      kind: 'quantity',
      unit: 'm',
      show: ['mm', 'in', 'mil', 'cm', 'm'],
      default: 0.015,
      above: 0,
      max: 100,
      symbol: 'ℓ',
      modes: ['inductance', 'turns'],
    },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH', 'H'],
      default: 1e-6,
      above: 0,
      symbol: 'L',
      modes: ['turns', 'closeWound'],
    },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'Hz', 'kHz', 'GHz'], default: 0, min: 0, symbol: 'f' },
    resistivity: { kind: 'quantity', unit: 'Ω·m', show: ['nΩ·m', 'µΩ·cm', 'Ω·m'], default: copper.resistivity, above: 0, symbol: 'ρ' },
  },
  outputs: {
    inductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH', 'mH'], symbol: 'L' },
    turns: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'N', modes: ['turns', 'closeWound'] },
    turnsRounded: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'N', modes: ['turns', 'closeWound'] },
    length: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'ℓ', modes: ['closeWound'] },
    currentSheetInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH', 'mH'], symbol: 'Ls' },
    nagaokaCoefficient: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'K_N' },
    wheelerInductance: { kind: 'quantity', unit: 'H', show: ['µH', 'nH'], symbol: 'L_W' },
    pitch: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil'], symbol: 'p' },
    meanDiameter: { kind: 'quantity', unit: 'm', show: ['mm', 'in', 'mil', 'cm', 'm'], symbol: 'D' },
    wireLength: { kind: 'quantity', unit: 'm', show: ['m', 'cm', 'ft'] },
    dcResistance: { kind: 'quantity', unit: 'Ω', show: ['mΩ', 'Ω'], symbol: 'R' },
    selfCapacitance: { kind: 'quantity', unit: 'F', show: ['pF'], symbol: 'C' },
    selfResonance: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz'], symbol: 'f_r' },
  },
  main: { inductance: 'inductance', turns: 'turnsRounded', closeWound: 'turnsRounded' },
  refusals: {
    TURNS_DO_NOT_FIT: 'length',
    INSULATION_THINNER: 'insulatedDiameter',
    NO_SOLUTION: 'inductance',
  },
  warnings: ['NEAR_RESONANCE', 'LARGE_PITCH', 'SHORT_COIL'],
  compute(given) {
    const { mode, wireDiameter, resistivity, frequency } = given;
    const outer = given.insulatedDiameter ?? wireDiameter;
    if (mode === 'inductance' && (given.length / given.turns) * rounding < outer) return refuse('TURNS_DO_NOT_FIT', 'turns');
    if (mode === 'turns' && given.length * rounding < outer) return refuse('TURNS_DO_NOT_FIT');
    if (outer < wireDiameter) return refuse('INSULATION_THINNER');

    const meanDiameter = given.formerDiameter + outer;
    const woundWith = (turns: number) => ({ turns, length: mode === 'closeWound' ? turns * outer : given.length });
    const most = mode === 'closeWound' ? mostTurns : Math.max(1, given.length / outer);
    const excess = (turns: number) => coilOf(given, meanDiameter, woundWith(turns)).inductance - given.inductance;
    const exact = mode === 'inductance' ? given.turns : findRootByRatio(excess, 1, most);
    if (exact === null) return refuse('NO_SOLUTION');
    const nearest = Math.max(1, Math.floor(exact + 0.5));
    const whole = mode === 'turns' && nearest > most * rounding ? Math.max(1, nearest - 1) : nearest;

    const coil = woundWith(mode === 'inductance' ? exact : whole);
    const { coefficient, sheet, inductance } = coilOf(given, meanDiameter, coil);
    const pitch = coil.length / coil.turns;
    const wireLength = coil.turns * Math.hypot(Math.PI * meanDiameter, pitch);
    const selfCapacitance = medhurst(meanDiameter, coil.length);
    const selfResonance = 1 / (2 * Math.PI * Math.sqrt(inductance) * Math.sqrt(selfCapacitance));
    const ratio = coil.length / meanDiameter;
    return {
      out: {
        inductance,
        turns: exact,
        turnsRounded: whole,
        length: coil.length,
        currentSheetInductance: sheet,
        nagaokaCoefficient: coefficient,
        wheelerInductance: wheeler(meanDiameter, coil),
        pitch,
        meanDiameter,
        wireLength,
        dcResistance: ((4 * resistivity) / Math.PI) * (wireLength / wireDiameter / wireDiameter),
        selfCapacitance,
        selfResonance,
      },
      warnings: [
        frequency > selfResonance / 5 && 'NEAR_RESONANCE',
        pitch > meanDiameter / 2 && 'LARGE_PITCH',
        (ratio < 0.1 || ratio > 50) && 'SHORT_COIL',
      ],
    };
  },
  sources: [
    'H. Nagaoka, The inductance coefficients of solenoids, J. Coll. Sci. Tokyo 27, 1909, § 6, doi:10.15083/00037799',
    'E. B. Rosa, F. W. Grover, Formulas and tables for the calculation of mutual and self-inductance, Bulletin of the Bureau of Standards 8, 1912, doi:10.6028/bulletin.185',
    "D. W. Knight, Rosa's mutual-inductance correction for the round-wire solenoid, 2010",
    'R. G. Medhurst, H.F. resistance and self-capacitance of single-layer solenoids, Wireless Engineer 24, 1947, 35–43, 80–92',
    'H. A. Wheeler, Simple inductance formulas for radio coils, Proc. IRE 16, 1928, doi:10.1109/JRPROC.1928.221309',
  ],
});
