/** Capacitors in series: total, share of the voltage and its worst case, or the capacitor to add for a wanted total. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { missingInParallel, parallel } from '#calculators/math/parts/parallel.ts';

/** Voltage across one capacitor when it is low and all others are high within their tolerance (a share of the value). */
function highestVoltage(string: readonly number[], index: number, voltage: number, tolerance: number): number {
  const own = string[index] ?? 0;
  const others = string.toSpliced(index, 1).reduce((sum, one) => sum + 1 / one, 0);
  return voltage / (1 + (own * (1 - tolerance) * others) / (1 + tolerance));
}

export const tool = defineTool({
  name: 'CapacitorsInSeries',
  modes: ['total', 'missing'],
  inputs: {
    capacitances: {
      kind: 'list',
      unit: 'F',
      show: ['µF', 'nF', 'pF', 'mF'],
      default: [1e-6, 2.2e-6],
      above: 0,
      minCount: 1,
      maxCount: 20,
      component: true,
      symbol: 'C1…Cn',
    },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 10, min: 0, max: 99, symbol: '±' },
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'kV'], default: 0, min: 0, max: 1e9, symbol: 'V' },
    targetCapacitance: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], default: 5e-7, above: 0, symbol: 'C', modes: ['missing'] },
    series: { kind: 'choice', choices: ['E3', 'E6', 'E12', 'E24'], default: 'E12', modes: ['missing'] },
  },
  outputs: {
    capacitance: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], symbol: 'C' },
    capacitanceMinimum: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'] },
    capacitanceMaximum: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'] },
    requiredCapacitance: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], symbol: 'Cx', modes: ['missing'] },
    standardCapacitance: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], modes: ['missing'] },
    resultingError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['missing'] },
    charge: { kind: 'quantity', unit: 'A·s', show: ['µC', 'nC', 'C'], symbol: 'Q' },
    energy: { kind: 'quantity', unit: 'J', show: ['mJ', 'µJ', 'J'], symbol: 'W' },
    voltages: { kind: 'list', unit: 'V', show: ['V', 'kV'], symbol: 'V1…Vn' },
    voltagesWorstCase: { kind: 'list', unit: 'V', show: ['V', 'kV'] },
  },
  main: { total: 'capacitance', missing: 'standardCapacitance' },
  refusals: { NO_SOLUTION: 'targetCapacitance' },
  warnings: ['DC_LEAKAGE'],
  compute(given) {
    const { mode, capacitances, voltage, targetCapacitance: target } = given;
    const missing = mode === 'missing' ? missingInParallel(target, capacitances) : null;
    if (mode === 'missing' && missing === null) return refuse('NO_SOLUTION');
    const standard = missing && nearestInRatio(missing, given.series);
    const string = standard === null ? capacitances : [...capacitances, standard];
    const capacitance = parallel(...string);
    const share = given.tolerance / 100;
    const charge = capacitance * voltage;
    return {
      out: {
        capacitance,
        capacitanceMinimum: capacitance * (1 - share),
        capacitanceMaximum: capacitance * (1 + share),
        requiredCapacitance: missing,
        standardCapacitance: standard,
        resultingError: (capacitance / target - 1) * 100,
        charge,
        energy: (charge * voltage) / 2,
        voltages: string.map((one) => charge / one),
        voltagesWorstCase: string.map((_, index) => highestVoltage(string, index, voltage, share)),
      },
      warnings: [voltage > 0 && 'DC_LEAKAGE'],
    };
  },
  sources: [
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1',
  ],
});
