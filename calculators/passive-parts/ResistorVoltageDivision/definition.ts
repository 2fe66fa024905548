/** Two-resistor divider: output with load and tolerances, one resistor or the best pair of standard values for a wanted output. */
import { defineTool, refuse } from '#calculators/define.ts';
import {
  type ESeries,
  nearestInRatio,
  neighbours,
  standardAtOrAbove,
  standardAtOrBelow,
  standardValuesBetween,
} from '#calculators/math/parts/e-series.ts';
import { missingInParallel, parallel } from '#calculators/math/parts/parallel.ts';

// Errors that differ by less than this are equal.
const tie = 1e-12;

/** R2 with the load in parallel. */
const loaded = (r2: number, load: number | null) => (load === null ? r2 : parallel(r2, load));

/** The R2 that has this value with the load in parallel; null when the load alone is lower. */
const unloaded = (value: number, load: number | null) => (load === null ? value : missingInParallel(value, [load]));

/** Output over input voltage. */
const shareOf = (r1: number, lower: number) => 1 / (1 + r1 / lower);

/** Voltages, currents and powers of a divider. */
function ofDivider(given: { inputVoltage: number; loadResistance: number | null; tolerance: number }, r1: number, r2: number) {
  const { inputVoltage, loadResistance: load } = given;
  const share = given.tolerance / 100;
  const lower = loaded(r2, load);
  const ratio = shareOf(r1, lower);
  const outputVoltage = inputVoltage * ratio;
  const currentR1 = inputVoltage / (r1 + lower);
  return {
    outputVoltage,
    unloadedVoltage: inputVoltage * shareOf(r1, r2),
    outputMinimum: inputVoltage * shareOf(r1 * (1 + share), loaded(r2 * (1 - share), load)),
    outputMaximum: inputVoltage * shareOf(r1 * (1 - share), loaded(r2 * (1 + share), load)),
    ratio,
    r1,
    r2,
    theveninResistance: parallel(r1, r2),
    currentR1,
    currentR2: outputVoltage / r2,
    loadCurrent: load === null ? 0 : outputVoltage / load,
    powerR1: currentR1 * r1 * currentR1,
    powerR2: (outputVoltage / r2) * outputVoltage,
    powerTotal: inputVoltage * currentR1,
  };
}

interface Wanted {
  loadResistance: number | null;
  series: ESeries;
  totalResistance: number;
}

interface Pair {
  r1: number;
  r2: number;
  /** Share by which the output misses the wanted one, and how far the sum is from the wanted total. */
  error: number;
  distance: number;
}

/** As many pairs as the page lists. */
const listed = 5;

/** The nearer to the wanted output first; of equally near ones that whose sum is nearest to the wanted total, then that with the smaller R1. */
function byMerit(one: Pair, other: Pair): number {
  if (Math.abs(one.error - other.error) > tie) return one.error - other.error;
  return Math.abs(one.distance - other.distance) > tie ? one.distance - other.distance : one.r1 - other.r1;
}

/** Less than a step of any series. */
const beside = 1.001;

/** Two standard values on each side of a value. */
function around(value: number, series: ESeries): number[] {
  const [below, above] = neighbours(value, series);
  return [standardAtOrBelow(below / beside, series), below, above, standardAtOrAbove(above * beside, series)];
}

/** The standard pairs nearest to a ratio R1/R2′, the best first; none where no pair has such a sum. */
function bestPairs({ loadResistance, series, totalResistance: total }: Wanted, ratio: number): Pair[] {
  const wanted = 1 / (1 + ratio);
  const pairs = standardValuesBetween(total / 1e4, 2 * total, series).flatMap((r2) => {
    const lower = loaded(r2, loadResistance);
    return around(lower * ratio, series)
      .filter((r1) => r1 + r2 >= total / 2 && r1 + r2 <= 2 * total)
      .map((r1) => ({ r1, r2, error: Math.abs(shareOf(r1, lower) / wanted - 1), distance: Math.abs(Math.log((r1 + r2) / total)) }));
  });
  return pairs.toSorted(byMerit).slice(0, listed);
}

export const tool = defineTool({
  name: 'ResistorVoltageDivision',
  modes: ['outputVoltage', 'r2', 'r1', 'design'],
  inputs: {
    inputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], default: 12, above: 0, max: 1e9, symbol: 'Vin' },
    r1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R1',
      modes: ['outputVoltage', 'r2'],
    },
    r2: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 4700,
      above: 0,
      component: true,
      symbol: 'R2',
      modes: ['outputVoltage', 'r1'],
    },
    targetVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV'],
      default: 3.3,
      above: 0,
      max: 1e9,
      symbol: 'Vout',
      modes: ['r2', 'r1', 'design'],
    },
    loadResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: null,
      above: 0,
      optional: true,
      symbol: 'R_L',
    },
    tolerance: { kind: 'quantity', unit: '%', show: ['%'], default: 1, min: 0, max: 50, symbol: '±' },
    series: { kind: 'choice', choices: ['E3', 'E6', 'E12', 'E24', 'E48', 'E96', 'E192'], default: 'E24', modes: ['r2', 'r1', 'design'] },
    totalResistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 10_000,
      above: 0,
      modes: ['design'],
    },
  },
  outputs: {
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'Vout' },
    unloadedVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'V_oc' },
    outputMinimum: { kind: 'quantity', unit: 'V', show: ['V', 'mV'] },
    outputMaximum: { kind: 'quantity', unit: 'V', show: ['V', 'mV'] },
    ratio: { kind: 'quantity', unit: '1', show: ['1'] },
    r1: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R1' },
    r2: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R2' },
    r1Exact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], modes: ['r1'] },
    r2Exact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], modes: ['r2'] },
    voltageError: { kind: 'quantity', unit: '%', show: ['%'], modes: ['r1', 'r2', 'design'] },
    pairs: {
      kind: 'table',
      columns: {
        r1: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R1' },
        r2: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R2' },
        outputVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], symbol: 'Vout' },
        voltageError: { kind: 'quantity', unit: '%', show: ['%'] },
      },
      modes: ['design'],
    },
    theveninResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ', 'mΩ'], symbol: 'R_th' },
    currentR1: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], symbol: 'I1' },
    currentR2: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], symbol: 'I2' },
    loadCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], symbol: 'IL' },
    powerR1: { kind: 'quantity', unit: 'W', show: ['mW', 'µW', 'W'], symbol: 'P1' },
    powerR2: { kind: 'quantity', unit: 'W', show: ['mW', 'µW', 'W'], symbol: 'P2' },
    powerTotal: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
  },
  main: { outputVoltage: 'outputVoltage', r2: 'r2', r1: 'r1', design: 'outputVoltage' },
  refusals: { TARGET_NOT_BELOW_INPUT: 'targetVoltage', LOAD_TOO_HEAVY: 'loadResistance', NO_SOLUTION: 'totalResistance' },
  warnings: ['SAG', 'POWER'],
  compute(given) {
    const { mode, inputVoltage, targetVoltage, loadResistance: load } = given;
    if (mode !== 'outputVoltage' && targetVoltage >= inputVoltage) return refuse('TARGET_NOT_BELOW_INPUT');
    // R1/R2′ of the wanted output.
    const ratio = (inputVoltage - targetVoltage) / targetVoltage;
    const r2Exact = mode === 'r2' ? unloaded(given.r1 / ratio, load) : null;
    if (mode === 'r2' && r2Exact === null) return refuse('LOAD_TOO_HEAVY');
    const r1Exact = mode === 'r1' ? loaded(given.r2, load) * ratio : null;
    const pairs = mode === 'design' ? bestPairs(given, ratio) : [];
    const [best] = pairs;
    if (mode === 'design' && best === undefined) return refuse('NO_SOLUTION');
    const { r1, r2 } = best ?? {
      r1: r1Exact === null ? given.r1 : nearestInRatio(r1Exact, given.series),
      r2: r2Exact === null ? given.r2 : nearestInRatio(r2Exact, given.series),
    };
    const out = ofDivider(given, r1, r2);
    const errorOf = (voltage: number) => (voltage / targetVoltage - 1) * 100;
    const list = pairs.map((pair) => {
      const { outputVoltage } = ofDivider(given, pair.r1, pair.r2);
      return { r1: pair.r1, r2: pair.r2, outputVoltage, voltageError: errorOf(outputVoltage) };
    });
    return {
      out: { ...out, r1Exact, r2Exact, voltageError: errorOf(out.outputVoltage), pairs: list },
      warnings: [out.outputVoltage < 0.9 * out.unloadedVoltage && 'SAG', (out.powerR1 > 0.1 || out.powerR2 > 0.1) && 'POWER'],
    };
  },
  sources: [
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1.2',
  ],
});
