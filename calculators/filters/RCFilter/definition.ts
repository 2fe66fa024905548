/** First-order RC low-pass or high-pass between a source and a load: its cutoff, or the resistor or capacitor for one. */
import { defineTool, refuse } from '#calculators/define.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';
import { roundToSeries } from '#calculators/math/parts/e-series.ts';

interface Circuit {
  filterType: 'lowPass' | 'highPass';
  sourceResistance: number;
  loadResistance: number | null;
}

const inParallel = (resistance: number, load: number | null) => (load === null ? resistance : 1 / (1 / resistance + 1 / load));

/** Resistance that the capacitor sees, and the gain far inside the passband. */
function equivalent({ filterType, sourceResistance, loadResistance: load }: Circuit, resistance: number): { seen: number; gain: number } {
  if (filterType === 'lowPass') {
    const series = sourceResistance + resistance;
    return { seen: inParallel(series, load), gain: load === null ? 1 : load / (load + series) };
  }
  const parallel = inParallel(resistance, load);
  return { seen: sourceResistance + parallel, gain: parallel / (sourceResistance + parallel) };
}

/** The resistor with which the capacitor sees a given resistance; not positive or not finite where there is none. */
function resistorFor({ filterType, sourceResistance, loadResistance }: Circuit, seen: number): number {
  const freed = (resistance: number) => (loadResistance === null ? resistance : 1 / (1 / resistance - 1 / loadResistance));
  return filterType === 'lowPass' ? freed(seen) - sourceResistance : freed(seen - sourceResistance);
}

const cutoffOf = (circuit: Circuit, resistance: number, capacitance: number) =>
  1 / (2 * Math.PI * equivalent(circuit, resistance).seen * capacitance);

/** Gain and phase (degrees) at `ratio` times the cutoff frequency. */
function response(filterType: Circuit['filterType'], gain: number, ratio: number): { gainDb: number; phase: number } {
  const isLowPass = filterType === 'lowPass';
  return {
    gainDb: decibelsOfAmplitude(gain / Math.hypot(1, isLowPass ? ratio : 1 / ratio)),
    phase: ((isLowPass ? -Math.atan(ratio) : Math.atan(1 / ratio)) * 180) / Math.PI,
  };
}

export const tool = defineTool({
  name: 'RCFilter',
  modes: ['solveCutoff', 'solveResistance', 'solveCapacitance'],
  inputs: {
    filterType: { kind: 'choice', choices: ['lowPass', 'highPass'], default: 'lowPass' },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: 1000,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['solveCutoff', 'solveCapacitance'],
    },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['pF', 'nF', 'µF'],
      default: 1e-7,
      above: 0,
      component: true,
      symbol: 'C',
      modes: ['solveCutoff', 'solveResistance'],
    },
    cutoffFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz'],
      default: 1000,
      above: 0,
      symbol: 'f_c',
      modes: ['solveResistance', 'solveCapacitance'],
    },
    sourceResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 0,
      min: 0,
      symbol: 'R_S',
      advanced: true,
    },
    loadResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'R_L',
      advanced: true,
    },
    resistorTolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 1, min: 0, below: 100, symbol: 't_R', advanced: true },
    capacitorTolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 5, min: 0, below: 100, symbol: 't_C', advanced: true },
    resistorSeries: { kind: 'choice', choices: ['E12', 'E24', 'E48', 'E96', 'E192', 'none'], default: 'E96', advanced: true },
    capacitorSeries: { kind: 'choice', choices: ['E6', 'E12', 'E24', 'none'], default: 'E12', advanced: true },
    evaluationFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], default: null, above: 0, optional: true, symbol: 'f' },
  },
  outputs: {
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'], symbol: 'R' },
    capacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF'], symbol: 'C' },
    cutoffFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_c' },
    timeConstant: { kind: 'quantity', unit: 's', show: ['ns', 'µs', 'ms', 's'], symbol: 'τ' },
    riseTime: { kind: 'quantity', unit: 's', show: ['ns', 'µs', 'ms', 's'], symbol: 't_r' },
    passbandGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'A_0' },
    passbandGainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'A_0' },
    cutoffMinimum: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_min' },
    cutoffMaximum: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'], symbol: 'f_max' },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: '|H|' },
    phase: { kind: 'quantity', unit: '°', show: ['°'], symbol: 'φ' },
    standardResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'], standardOf: 'resistance' },
    standardCapacitance: { kind: 'quantity', unit: 'F', show: ['pF', 'nF', 'µF'], standardOf: 'capacitance' },
    standardCutoffFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz', 'MHz'] },
    standardCutoffError: { kind: 'quantity', unit: '%', show: ['%'] },
  },
  main: { solveCutoff: 'cutoffFrequency', solveResistance: 'resistance', solveCapacitance: 'capacitance' },
  refusals: {
    NO_SOLUTION: 'cutoffFrequency',
  },
  warnings: ['LOAD_HEAVY', 'R_IMPRACTICAL', 'C_IMPRACTICAL'],
  compute(given) {
    const { mode, filterType, cutoffFrequency: wanted, resistorSeries, capacitorSeries } = given;
    const resistance = mode === 'solveResistance' ? resistorFor(given, 1 / (2 * Math.PI * wanted * given.capacitance)) : given.resistance;
    if (!(resistance > 0 && resistance < Infinity)) return refuse('NO_SOLUTION');
    const { seen, gain } = equivalent(given, resistance);
    const capacitance = mode === 'solveCapacitance' ? 1 / (2 * Math.PI * wanted * seen) : given.capacitance;

    const timeConstant = seen * capacitance;
    const cutoff = 1 / (2 * Math.PI * timeConstant);
    const [resistorShare, capacitorShare] = [given.resistorTolerance / 100, given.capacitorTolerance / 100];
    const standardResistance = roundToSeries(resistance, resistorSeries);
    const standardCapacitance = roundToSeries(capacitance, capacitorSeries);
    const standardCutoff = cutoffOf(given, standardResistance, standardCapacitance);
    return {
      out: {
        resistance,
        capacitance,
        cutoffFrequency: cutoff,
        timeConstant,
        riseTime: timeConstant * Math.log(9),
        passbandGain: gain,
        passbandGainDb: decibelsOfAmplitude(gain),
        cutoffMinimum: cutoffOf(given, resistance * (1 + resistorShare), capacitance * (1 + capacitorShare)),
        cutoffMaximum: cutoffOf(given, resistance * (1 - resistorShare), capacitance * (1 - capacitorShare)),
        ...response(filterType, gain, (given.evaluationFrequency ?? cutoff) / cutoff),
        standardResistance,
        standardCapacitance,
        standardCutoffFrequency: standardCutoff,
        standardCutoffError: (standardCutoff / cutoff - 1) * 100,
      },
      warnings: [
        gain < 0.9 && 'LOAD_HEAVY',
        (resistance < 10 || resistance > 10e6) && 'R_IMPRACTICAL',
        capacitance < 1e-11 && 'C_IMPRACTICAL',
      ],
    };
  },
  sources: [
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1.7',
  ],
});
