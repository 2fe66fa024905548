/** Resonance of a coil and a capacitor, or the part that gives a wanted frequency, with losses, tolerances and impedance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { add, type Complex, complex, divide, magnitude, multiply, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import { speedOfLight } from '#calculators/math/constants.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';

interface Resonator {
  frequency: number;
  inductance: number;
  capacitance: number;
}

const resonance = (inductance: number, capacitance: number) => 1 / (2 * Math.PI * Math.sqrt(inductance) * Math.sqrt(capacitance));

/** The resonator with the unknown of the mode solved for. */
function completed(given: Resonator & { mode: 'solveFrequency' | 'solveInductance' | 'solveCapacitance' }): Resonator {
  const { mode, frequency, inductance, capacitance } = given;
  const angular = 2 * Math.PI * frequency;
  switch (mode) {
    case 'solveFrequency':
      return { frequency: resonance(inductance, capacitance), inductance, capacitance };
    case 'solveInductance':
      return { frequency, inductance: 1 / angular / angular / capacitance, capacitance };
    case 'solveCapacitance':
      return { frequency, inductance, capacitance: 1 / angular / angular / inductance };
  }
}

/** f·√(1 − loss²); null when losses leave no oscillation. */
function lowered(frequency: number, loss: number): number | null {
  return loss < 1 ? frequency * Math.sqrt((1 - loss) * (1 + loss)) : null;
}

// A frequency that agrees with the resonance to this is the resonance.
const same = 1e-12;
const isEqual = (frequency: number | null, resonant: number) => frequency !== null && Math.abs(frequency / resonant - 1) <= same;

/** Impedance in Ω at an angular frequency in rad/s; the resistance is in series with the coil in both circuits. */
function impedance(
  given: { circuit: 'series' | 'parallel'; seriesResistance: number },
  inductance: number,
  capacitance: number,
  angular: number,
): Complex {
  const coil = complex(given.seriesResistance, angular * inductance);
  if (given.circuit === 'series') return add(coil, complex(0, -1 / angular / capacitance));
  return divide(coil, add(complex(1), multiply(coil, complex(0, angular * capacitance))));
}

export const tool = defineTool({
  name: 'LCCircuitFrequency',
  modes: ['solveFrequency', 'solveInductance', 'solveCapacitance'],
  inputs: {
    circuit: { kind: 'choice', choices: ['series', 'parallel'], default: 'parallel' },
    inductance: {
      kind: 'quantity',
      unit: 'H',
      show: ['nH', 'µH', 'mH'],
      default: 1e-4,
      above: 0,
      component: true,
      symbol: 'L',
      modes: ['solveFrequency', 'solveCapacitance'],
    },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF'],
      default: 1e-10,
      above: 0,
      component: true,
      symbol: 'C',
      modes: ['solveFrequency', 'solveInductance'],
    },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'MHz', 'Hz', 'GHz'],
      default: 1e6,
      above: 0,
      symbol: 'f_0',
      modes: ['solveInductance', 'solveCapacitance'],
    },
    seriesResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'mΩ'], default: 0, min: 0, symbol: 'R' },
    inductorTolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 10, min: 0, below: 100, symbol: 't_L', advanced: true },
    capacitorTolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 5, min: 0, below: 100, symbol: 't_C', advanced: true },
    inductorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E24', advanced: true },
    evaluationFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'MHz', 'Hz', 'GHz'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'f',
    },
  },
  outputs: {
    frequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz', 'GHz'], symbol: 'f_0' },
    inductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH'], symbol: 'L' },
    capacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF'], symbol: 'C' },
    angularFrequency: { kind: 'quantity', unit: 'rad/s', show: ['rad/s'], symbol: 'ω_0' },
    period: { kind: 'quantity', unit: 's', show: ['ns', 'µs', 'ms'], symbol: 'T' },
    wavelength: { kind: 'quantity', unit: 'm', show: ['m'], symbol: 'λ' },
    characteristicImpedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z_0' },
    qualityFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'Q' },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'B' },
    ringingFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], symbol: 'f_d' },
    unityPowerFactorFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], symbol: 'f_r' },
    resonantResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R_0' },
    frequencyMinimum: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'] },
    frequencyMaximum: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'] },
    standardInductance: { kind: 'quantity', unit: 'H', show: ['nH', 'µH', 'mH'], standardOf: 'inductance' },
    standardCapacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF'], standardOf: 'capacitance' },
    standardFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'] },
    impedanceMagnitude: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: '|Z|' },
    impedancePhase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
  },
  main: { solveFrequency: 'frequency', solveInductance: 'inductance', solveCapacitance: 'capacitance' },
  refusals: { SINGULAR_IMPEDANCE: 'evaluationFrequency' },
  warnings: ['OVERDAMPED', 'STRAY'],
  compute(given) {
    const { frequency, inductance, capacitance } = completed(given);
    const { circuit, seriesResistance: resistance, evaluationFrequency } = given;
    if (circuit === 'parallel' && resistance === 0 && isEqual(evaluationFrequency, frequency)) return refuse('SINGULAR_IMPEDANCE');

    const reference = Math.sqrt(inductance / capacitance);
    const qualityFactor = resistance === 0 ? null : reference / resistance;
    const loss = resistance / reference;
    const zeroPhase = circuit === 'series' ? frequency : lowered(frequency, loss);
    const atZeroPhase =
      circuit === 'series' ? resistance : resistance === 0 || zeroPhase === null ? null : inductance / resistance / capacitance;
    const standardInductance = roundToSeries(inductance, given.inductorSeries);
    const standardCapacitance = roundToSeries(capacitance, given.capacitorSeries);
    const [onL, onC] = [given.inductorTolerance / 100, given.capacitorTolerance / 100];
    const z = evaluationFrequency === null ? null : impedance(given, inductance, capacitance, 2 * Math.PI * evaluationFrequency);
    return {
      out: {
        frequency,
        inductance,
        capacitance,
        angularFrequency: 2 * Math.PI * frequency,
        period: 1 / frequency,
        wavelength: speedOfLight / frequency,
        characteristicImpedance: reference,
        qualityFactor,
        bandwidth: resistance / (2 * Math.PI * inductance),
        ringingFrequency: lowered(frequency, loss / 2),
        unityPowerFactorFrequency: zeroPhase,
        resonantResistance: atZeroPhase,
        frequencyMinimum: frequency / Math.sqrt((1 + onL) * (1 + onC)),
        frequencyMaximum: frequency / Math.sqrt((1 - onL) * (1 - onC)),
        standardInductance,
        standardCapacitance,
        standardFrequency: resonance(standardInductance, standardCapacitance),
        impedanceMagnitude: z && magnitude(z),
        impedancePhase: z && phaseDegrees(z),
      },
      warnings: [qualityFactor !== null && qualityFactor < 0.5 && 'OVERDAMPED', capacitance < 1e-11 && 'STRAY'],
    };
  },
  sources: [
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1.7.14',
    "F. E. Terman, Radio Engineers' Handbook, 1943, § 3",
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
