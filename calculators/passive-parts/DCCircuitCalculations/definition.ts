/** Ohm’s law and power: two of voltage, current, resistance and power give the other two, with limits and the resistor to buy. */
import { defineTool } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

/** V, A, Ω, W. */
interface Circuit {
  voltage: number;
  current: number;
  resistance: number;
  power: number;
}

const knownOf = {
  voltageCurrent: ['voltage', 'current'],
  voltageResistance: ['voltage', 'resistance'],
  voltagePower: ['voltage', 'power'],
  currentResistance: ['current', 'resistance'],
  currentPower: ['current', 'power'],
  resistancePower: ['resistance', 'power'],
} as const;
type Known = keyof typeof knownOf;

/** The circuit with the two unknown quantities of the mode computed from the two known ones. */
function completed(mode: Known, { voltage, current, resistance, power }: Circuit): Circuit {
  switch (mode) {
    case 'voltageCurrent':
      return { voltage, current, resistance: voltage / current, power: voltage * current };
    case 'voltageResistance':
      return { voltage, current: voltage / resistance, resistance, power: (voltage / resistance) * voltage };
    case 'voltagePower':
      return { voltage, current: power / voltage, resistance: (voltage / power) * voltage, power };
    case 'currentResistance':
      return { voltage: current * resistance, current, resistance, power: current * resistance * current };
    case 'currentPower':
      return { voltage: power / current, current, resistance: power / current / current, power };
    case 'resistancePower':
      return { voltage: Math.sqrt(power * resistance), current: Math.sqrt(power / resistance), resistance, power };
  }
}

/** The circuit at the ends of both tolerances: every result is a product of powers, so that its extremes are among these. */
function cornersOf(mode: Known, given: Circuit & Record<`${keyof Circuit}Tolerance`, number>): Circuit[] {
  const [first, second] = knownOf[mode];
  const ends = (id: keyof Circuit) => [-1, 1].map((end) => given[id] * (1 + end * given[`${id}Tolerance`]));
  return ends(first).flatMap((one) => ends(second).map((other) => completed(mode, { ...given, [first]: one, [second]: other })));
}

export const tool = defineTool({
  name: 'DCCircuitCalculations',
  modes: ['voltageCurrent', 'voltageResistance', 'voltagePower', 'currentResistance', 'currentPower', 'resistancePower'],
  inputs: {
    voltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV', 'kV'],
      default: 12,
      above: 0,
      symbol: 'V',
      modes: ['voltageCurrent', 'voltageResistance', 'voltagePower'],
    },
    current: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A', 'µA'],
      default: 0.02,
      above: 0,
      symbol: 'I',
      modes: ['voltageCurrent', 'currentResistance', 'currentPower'],
    },
    resistance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ', 'MΩ', 'mΩ'],
      default: 470,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['voltageResistance', 'currentResistance', 'resistancePower'],
    },
    power: {
      kind: 'quantity',
      unit: 'W',
      show: ['W', 'mW', 'µW', 'kW'],
      default: 0.25,
      above: 0,
      symbol: 'P',
      modes: ['voltagePower', 'currentPower', 'resistancePower'],
    },
    voltageTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0,
      min: 0,
      max: 0.9,
      modes: ['voltageCurrent', 'voltageResistance', 'voltagePower'],
      advanced: true,
    },
    currentTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0,
      min: 0,
      max: 0.9,
      modes: ['voltageCurrent', 'currentResistance', 'currentPower'],
      advanced: true,
    },
    resistanceTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0,
      min: 0,
      max: 0.9,
      modes: ['voltageResistance', 'currentResistance', 'resistancePower'],
      advanced: true,
    },
    powerTolerance: {
      kind: 'quantity',
      unit: '1',
      show: ['%'],
      default: 0,
      min: 0,
      max: 0.9,
      modes: ['voltagePower', 'currentPower', 'resistancePower'],
      advanced: true,
    },
    onTime: { kind: 'quantity', unit: 's', show: ['h', 's', 'min', 'd'], default: 3600, min: 0, symbol: 't', advanced: true },
    derating: { kind: 'quantity', unit: '1', show: ['%'], default: 0.5, above: 0, max: 1, advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24' },
  },
  outputs: {
    voltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'], symbol: 'V' },
    current: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'I' },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'], symbol: 'R' },
    power: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'µW'], symbol: 'P' },
    voltageMin: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'] },
    voltageMax: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'kV'] },
    currentMin: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'] },
    currentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'] },
    resistanceMin: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'] },
    resistanceMax: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'] },
    powerMin: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'µW'] },
    powerMax: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'µW'] },
    conductance: { kind: 'quantity', unit: 'S', show: ['mS', 'S', 'µS'], symbol: 'G' },
    energy: { kind: 'quantity', unit: 'J', show: ['W·h', 'J', 'kJ'], symbol: 'W' },
    charge: { kind: 'quantity', unit: 'A·s', show: ['mA·h', 'A·s'], symbol: 'Q' },
    standardResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'], symbol: 'R_std', standardOf: 'resistance' },
    powerRating: { kind: 'quantity', unit: 'W', show: ['W'] },
  },
  main: {
    voltageCurrent: 'resistance',
    voltageResistance: 'current',
    voltagePower: 'current',
    currentResistance: 'voltage',
    currentPower: 'voltage',
    resistancePower: 'voltage',
  },
  refusals: {},
  warnings: ['MAINS_OR_HIGH_VOLTAGE', 'NO_USUAL_RATING'],
  compute(given) {
    const { mode, derating, onTime } = given;
    const nominal = completed(mode, given);
    const corners = cornersOf(mode, given);
    const least = (id: keyof Circuit) => Math.min(...corners.map((corner) => corner[id]));
    const greatest = (id: keyof Circuit) => Math.max(...corners.map((corner) => corner[id]));
    const powerMax = greatest('power');
    const powerRating = standardPowerRating(powerMax / derating);
    return {
      out: {
        ...nominal,
        voltageMin: least('voltage'),
        voltageMax: greatest('voltage'),
        currentMin: least('current'),
        currentMax: greatest('current'),
        resistanceMin: least('resistance'),
        resistanceMax: greatest('resistance'),
        powerMin: least('power'),
        powerMax,
        conductance: 1 / nominal.resistance,
        energy: nominal.power * onTime,
        charge: nominal.current * onTime,
        standardResistance: nearestInRatio(nominal.resistance, given.series),
        powerRating,
      },
      warnings: [nominal.voltage > 60 && 'MAINS_OR_HIGH_VOLTAGE', powerRating === null && 'NO_USUAL_RATING'],
    };
  },
  sources: [
    'G. S. Ohm, Die galvanische Kette, mathematisch bearbeitet, Berlin, 1827',
    'J. P. Joule, On the heat evolved by metallic conductors of electricity, Phil. Mag. 19, 1841, doi:10.1080/14786444108650416',
    'IEC 60063:2015, Preferred number series for resistors and capacitors',
  ],
});
