/** Resistors in parallel: total, currents and powers, the resistor to add for a wanted total, or the best pair of standard values. */
import { defineTool, refuse } from '#calculators/define.ts';
import { type ESeries, nearestInRatio, neighbours, standardValuesBetween } from '#calculators/math/parts/e-series.ts';
import { missingInParallel, parallel } from '#calculators/math/parts/parallel.ts';

// Errors that differ by less than this are equal.
const tie = 1e-12;

/** The two standard values, the larger first, whose parallel total is nearest to the target; of equally near ones those nearest to each other. */
function bestPair(target: number, series: ESeries): readonly number[] {
  let best = { pair: [Number.NaN, Number.NaN], error: Infinity, ratio: Infinity };
  for (const larger of standardValuesBetween(target, 100 * target, series).filter((value) => value > target)) {
    const exact = (target / (larger - target)) * larger;
    for (const smaller of neighbours(exact, series).filter((value) => value <= larger)) {
      const error = Math.abs(parallel(larger, smaller) / target - 1);
      const ratio = larger / smaller;
      if (error < best.error - tie || (error <= best.error + tie && ratio < best.ratio)) best = { pair: [larger, smaller], error, ratio };
    }
  }
  return best.pair;
}

export const tool = defineTool({
  name: 'ParallelResistors',
  modes: ['total', 'missing', 'pair'],
  inputs: {
    resistances: {
      kind: 'list',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: [1000, 2200],
      above: 0,
      minCount: 1,
      maxCount: 20,
      component: true,
      symbol: 'R1…Rn',
      modes: ['total', 'missing'],
    },
    targetResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 500,
      above: 0,
      symbol: 'R',
      modes: ['missing', 'pair'],
    },
    series: { kind: 'choice', choices: ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'], default: 'E24', modes: ['missing', 'pair'] },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 1, min: 0, max: 99, symbol: '±' },
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], default: 0, min: 0, max: 1e9, symbol: 'V' },
  },
  outputs: {
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R' },
    conductance: { kind: 'quantity', unit: 'S', show: ['mS', 'S', 'µS'], symbol: 'G' },
    resistanceMinimum: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    resistanceMaximum: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'] },
    requiredResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'Rx', modes: ['missing'] },
    standardResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], modes: ['missing'] },
    pairResistances: { kind: 'list', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'Ra, Rb', modes: ['pair'] },
    resultingError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['missing', 'pair'] },
    currents: { kind: 'list', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'I1…In' },
    powers: { kind: 'list', unit: 'W', show: ['mW', 'W'], symbol: 'P1…Pn' },
    totalCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I' },
    totalPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
  },
  main: { total: 'resistance', missing: 'standardResistance', pair: 'pairResistances' },
  refusals: { NO_SOLUTION: 'targetResistance' },
  warnings: [],
  compute(given) {
    const { mode, resistances, targetResistance: target, series, voltage } = given;
    const missing = mode === 'missing' ? missingInParallel(target, resistances) : null;
    if (mode === 'missing' && missing === null) return refuse('NO_SOLUTION');
    const standard = missing && nearestInRatio(missing, series);
    const used = mode === 'pair' ? bestPair(target, series) : standard === null ? resistances : [...resistances, standard];
    const resistance = parallel(...used);
    const share = given.tolerance / 100;
    return {
      out: {
        resistance,
        conductance: 1 / resistance,
        resistanceMinimum: resistance * (1 - share),
        resistanceMaximum: resistance * (1 + share),
        requiredResistance: missing,
        standardResistance: standard,
        pairResistances: mode === 'pair' ? used : [],
        resultingError: (resistance / target - 1) * 100,
        currents: used.map((one) => voltage / one),
        powers: used.map((one) => (voltage / one) * voltage),
        totalCurrent: voltage / resistance,
        totalPower: (voltage / resistance) * voltage,
      },
    };
  },
  sources: [
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1',
  ],
});
