/** Charge and discharge of a capacitor: the time between two voltages, or the resistor or capacitor for a wanted time. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';

interface Entered {
  resistance: number;
  capacitance: number;
  sourceVoltage: number;
  initialVoltage: number;
  targetVoltage: number;
  wantedTime: number;
  chargeCurrent: number;
  resistorTolerance: number;
  capacitorTolerance: number;
  series: 'E12' | 'E24' | 'E96';
}

/** Shares of the way whose times are listed. */
const settled = [0.5, 1 - 1 / Math.E, 0.9, 0.95, 0.99, 0.999];
/** Below this many farads the wiring counts. */
const strayLimit = 100e-12;

function ramp({ capacitance, initialVoltage, targetVoltage, chargeCurrent, capacitorTolerance }: Entered) {
  if (targetVoltage === initialVoltage) return refuse('NO_CHANGE');
  const time = (capacitance * Math.abs(targetVoltage - initialVoltage)) / chargeCurrent;
  return {
    out: {
      time,
      timeMin: time * (1 - capacitorTolerance),
      timeMax: time * (1 + capacitorTolerance),
      storedEnergy: (capacitance * targetVoltage ** 2) / 2,
    },
    warnings: capacitance < strayLimit ? (['STRAY_CAPACITANCE'] as const) : [],
  };
}

function exponential(given: Entered, mode: 'time' | 'resistance' | 'capacitance') {
  const { sourceVoltage, initialVoltage, targetVoltage, wantedTime, series, resistorTolerance, capacitorTolerance } = given;
  const [done, left] = [targetVoltage - initialVoltage, sourceVoltage - targetVoltage];
  if (!(done / left > 0 && left !== 0)) return refuse('UNREACHABLE');
  const timeConstants = Math.log1p(done / left);
  const resistanceExact = wantedTime / given.capacitance / timeConstants;
  const capacitanceExact = wantedTime / given.resistance / timeConstants;
  const resistance = mode === 'resistance' ? nearestInRatio(resistanceExact, series) : given.resistance;
  const capacitance = mode === 'capacitance' ? nearestInRatio(capacitanceExact, series) : given.capacitance;
  const timeConstant = resistance * capacitance;
  const time = timeConstant * timeConstants;
  const isClose = Math.abs(left) < 0.02 * Math.abs(sourceVoltage - initialVoltage);
  return {
    out: {
      time,
      timeMin: time * (1 - resistorTolerance) * (1 - capacitorTolerance),
      timeMax: time * (1 + resistorTolerance) * (1 + capacitorTolerance),
      timeConstant,
      resistanceExact,
      resistanceStandard: resistance,
      capacitanceExact,
      capacitanceStandard: capacitance,
      peakCurrent: (sourceVoltage - initialVoltage) / resistance,
      storedEnergy: (capacitance * targetVoltage ** 2) / 2,
      resistorEnergy: (capacitance * done * (sourceVoltage - initialVoltage + left)) / 2,
      settlingTimes: settled.map((share) => -timeConstant * Math.log1p(-share)),
    },
    warnings: [
      ...(isClose ? (['TARGET_CLOSE_TO_SOURCE'] as const) : []),
      ...(mode !== 'capacitance' && capacitance < strayLimit ? (['STRAY_CAPACITANCE'] as const) : []),
    ],
  };
}

export const tool = defineTool({
  name: 'CapacitanceTime',
  modes: ['time', 'resistance', 'capacitance', 'constantCurrent'],
  inputs: {
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      default: 10_000,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['time', 'capacitance'],
    },
    capacitance: {
      kind: 'quantity',
      unit: 'F',
      show: ['µF', 'nF', 'pF', 'mF'],
      default: 1e-4,
      above: 0,
      component: true,
      symbol: 'C',
      modes: ['time', 'resistance', 'constantCurrent'],
    },
    sourceVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV'],
      default: 5,
      symbol: 'Vs',
      modes: ['time', 'resistance', 'capacitance'],
    },
    initialVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 0, symbol: 'V0' },
    targetVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 3.3, symbol: 'V1' },
    wantedTime: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs', 'min'],
      default: 1,
      above: 0,
      symbol: 't',
      modes: ['resistance', 'capacitance'],
    },
    chargeCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'µA', 'A'],
      default: 0.001,
      above: 0,
      symbol: 'I',
      modes: ['constantCurrent'],
    },
    resistorTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0.01,
      min: 0,
      max: 0.5,
      modes: ['time', 'resistance', 'capacitance'],
      advanced: true,
    },
    capacitorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.1, min: 0, max: 0.8, advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['resistance', 'capacitance'] },
  },
  outputs: {
    time: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs', 'min'], symbol: 't' },
    timeMin: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs', 'min'], symbol: 't_min' },
    timeMax: { kind: 'quantity', unit: 's', show: ['ms', 's', 'µs', 'min'], symbol: 't_max' },
    timeConstant: {
      kind: 'quantity',
      unit: 's',
      show: ['ms', 's', 'µs', 'min'],
      symbol: 'τ',
      modes: ['time', 'resistance', 'capacitance'],
    },
    resistanceExact: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω', 'MΩ'], symbol: 'R', modes: ['resistance'] },
    resistanceStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω', 'MΩ'],
      symbol: 'R_std',
      modes: ['resistance'],
      standardOf: 'resistanceExact',
    },
    capacitanceExact: { kind: 'quantity', unit: 'F', show: ['µF', 'nF', 'pF'], symbol: 'C', modes: ['capacitance'] },
    capacitanceStandard: {
      kind: 'quantity',
      unit: 'F',
      show: ['µF', 'nF', 'pF'],
      symbol: 'C_std',
      modes: ['capacitance'],
      standardOf: 'capacitanceExact',
    },
    peakCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], symbol: 'I0', modes: ['time', 'resistance', 'capacitance'] },
    storedEnergy: { kind: 'quantity', unit: 'J', show: ['mJ', 'µJ', 'J'], symbol: 'W1' },
    resistorEnergy: { kind: 'quantity', unit: 'J', show: ['mJ', 'µJ', 'J'], symbol: 'W_R', modes: ['time', 'resistance', 'capacitance'] },
    settlingTimes: { kind: 'list', unit: 's', show: ['ms', 's', 'µs'], modes: ['time', 'resistance', 'capacitance'] },
  },
  main: { time: 'time', resistance: 'resistanceStandard', capacitance: 'capacitanceStandard', constantCurrent: 'time' },
  refusals: { UNREACHABLE: 'targetVoltage', NO_CHANGE: 'targetVoltage' },
  warnings: ['TARGET_CLOSE_TO_SOURCE', 'STRAY_CAPACITANCE'],
  compute(given) {
    return given.mode === 'constantCurrent' ? ramp(given) : exponential(given, given.mode);
  },
  sources: [
    'J. W. Nilsson, S. A. Riedel, Electric Circuits, 11th ed., Pearson, 2019, § 7',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
