/** Series resistor of LEDs: for a string, for LEDs that share one, for the best arrangement of many, or the check of a given one. */
import { defineTool, refuse } from '#calculators/define.ts';
import { standardAtOrAbove } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

interface Led {
  supplyVoltage: number;
  supplyTolerance: number;
  forwardVoltage: number;
  forwardVoltageSpread: number;
  forwardCurrent: number;
  resistorTolerance: number;
  series: 'E12' | 'E24' | 'E96';
}

// Computed voltages that differ by less than this, in V, are equal.
const same = 1e-9;

/** The resistor of LEDs in series for the wanted current, and the next standard value, so that the current never exceeds it. */
function designedResistor(led: Led, inSeries: number, sharing: number): { resistanceExact: number; resistanceStandard: number } {
  const resistanceExact = (led.supplyVoltage - inSeries * led.forwardVoltage) / (sharing * led.forwardCurrent);
  return { resistanceExact, resistanceStandard: standardAtOrAbove(resistanceExact, led.series) };
}

/** Current of each LED in A and power of the resistor in W, nominal and at the ends of all tolerances; `sharing` LEDs share the resistor. */
function stringWith(led: Led, resistance: number, inSeries: number, sharing: number) {
  const drop = (supply: number, spread: number) =>
    led.supplyVoltage * (1 + supply * led.supplyTolerance) - inSeries * (led.forwardVoltage + spread * led.forwardVoltageSpread);
  const [nominal, lowest, highest] = [drop(0, 0), drop(-1, 1), drop(1, -1)];
  const [least, greatest] = [resistance * (1 - led.resistorTolerance), resistance * (1 + led.resistorTolerance)];
  return {
    current: nominal / (sharing * resistance),
    currentMin: Math.max(0, lowest / (sharing * greatest)),
    currentMax: highest / (sharing * least),
    power: nominal ** 2 / resistance,
    powerMax: highest ** 2 / least,
  };
}

/** The most LEDs in series that leave the resistor its voltage; never so many that it is left with none. */
function longestString({ supplyVoltage, forwardVoltage }: Led, minimumDrop: number, ledCount: number): number {
  const fitting = Math.floor((supplyVoltage - minimumDrop + same) / forwardVoltage);
  const isWhole = supplyVoltage - fitting * forwardVoltage <= same;
  return Math.min(isWhole ? fitting - 1 : fitting, ledCount);
}

/** Many LEDs in strings as long as the supply allows, each with its own resistor; the rest makes a shorter one. */
function ofArray(given: Led & { minimumDrop: number; ledCount: number; maximumCurrent: number }) {
  const { supplyVoltage, forwardVoltage, ledCount } = given;
  const longest = longestString(given, given.minimumDrop, ledCount);
  if (longest < 1) return refuse('SUPPLY_TOO_LOW');
  const kinds = [
    { count: Math.floor(ledCount / longest), ledsInSeries: longest },
    { count: 1, ledsInSeries: ledCount % longest },
  ];
  const strings = kinds
    .filter(({ ledsInSeries }) => ledsInSeries > 0)
    .map(({ count, ledsInSeries }) => {
      const designed = designedResistor(given, ledsInSeries, 1);
      const { current, currentMax, powerMax } = stringWith(given, designed.resistanceStandard, ledsInSeries, 1);
      return { count, ledsInSeries, ...designed, current, currentMax, resistorPowerMax: powerMax };
    });
  const supplyCurrent = strings.reduce((sum, { count, current }) => sum + count * current, 0);
  const light = strings.reduce((sum, one) => sum + one.count * one.ledsInSeries * forwardVoltage * one.current, 0);
  const totalPower = supplyVoltage * supplyCurrent;
  return {
    out: {
      strings,
      resistorCount: strings.reduce((sum, { count }) => sum + count, 0),
      supplyCurrent,
      totalPower,
      efficiency: light / totalPower,
    },
    warnings: given.forwardCurrent > given.maximumCurrent ? (['WANTED_ABOVE_MAXIMUM'] as const) : [],
  };
}

export const tool = defineTool({
  name: 'LEDResistors',
  modes: ['string', 'shared', 'array', 'check'],
  inputs: {
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'Vs' },
    supplyTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.5, advanced: true },
    forwardVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.2, above: 0, symbol: 'V_F' },
    forwardVoltageSpread: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 0.2, min: 0, symbol: 'ΔV_F', advanced: true },
    forwardCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A'],
      default: 0.02,
      above: 0,
      symbol: 'I_F',
      modes: ['string', 'shared', 'array'],
    },
    maximumCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.03, above: 0, symbol: 'I_max', advanced: true },
    ledsInSeries: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, integer: true, symbol: 'n', modes: ['string', 'check'] },
    parallelCount: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 1,
      min: 1,
      integer: true,
      symbol: 'm',
      modes: ['string', 'shared', 'check'],
    },
    ledCount: { kind: 'quantity', unit: '1', show: ['1'], default: 10, min: 1, max: 100_000, integer: true, symbol: 'N', modes: ['array'] },
    minimumDrop: { kind: 'quantity', unit: 'V', show: ['V'], default: 1.5, min: 0, symbol: 'V_R', modes: ['array'] },
    resistance: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 470, above: 0, component: true, symbol: 'R', modes: ['check'] },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.5, advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['string', 'shared', 'array'] },
  },
  outputs: {
    resistanceExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R', modes: ['string', 'shared'] },
    resistanceStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      symbol: 'R_std',
      modes: ['string', 'shared'],
      standardOf: 'resistanceExact',
    },
    ledCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I', modes: ['string', 'shared', 'check'] },
    ledCurrentMin: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['string', 'shared', 'check'] },
    ledCurrentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], modes: ['string', 'shared', 'check'] },
    resistorPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P_R', modes: ['string', 'shared', 'check'] },
    resistorPowerMax: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], modes: ['string', 'shared', 'check'] },
    recommendedRating: { kind: 'quantity', unit: 'W', show: ['W'], modes: ['string', 'shared', 'check'] },
    supplyCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'] },
    totalPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P' },
    efficiency: { kind: 'quantity', unit: '1', show: ['%'] },
    strings: {
      kind: 'table',
      columns: {
        count: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        ledsInSeries: { kind: 'quantity', unit: '1', show: ['1'], integer: true, symbol: 'n' },
        resistanceExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R' },
        resistanceStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R_std' },
        current: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I' },
        currentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A'] },
        resistorPowerMax: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
      },
      modes: ['array'],
    },
    resistorCount: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['array'] },
  },
  main: { string: 'resistanceStandard', shared: 'resistanceStandard', array: 'resistorCount', check: 'ledCurrent' },
  refusals: { SUPPLY_TOO_LOW: 'supplyVoltage' },
  warnings: ['OVERCURRENT_WORST_CASE', 'MAY_NOT_LIGHT', 'SHARED_RESISTOR', 'WANTED_ABOVE_MAXIMUM'],
  compute(given) {
    if (given.mode === 'array') return ofArray(given);
    const { mode, supplyVoltage, forwardVoltage, parallelCount } = given;
    const inSeries = mode === 'shared' ? 1 : given.ledsInSeries;
    const sharing = mode === 'shared' ? parallelCount : 1;
    if (supplyVoltage <= inSeries * forwardVoltage) return refuse('SUPPLY_TOO_LOW');
    const designed = designedResistor(given, inSeries, sharing);
    const resistance = mode === 'check' ? given.resistance : designed.resistanceStandard;
    const { current, currentMin, currentMax, power, powerMax } = stringWith(given, resistance, inSeries, sharing);
    const supplyCurrent = parallelCount * current;
    return {
      out: {
        ...designed,
        ledCurrent: current,
        ledCurrentMin: currentMin,
        ledCurrentMax: currentMax,
        resistorPower: power,
        resistorPowerMax: powerMax,
        recommendedRating: standardPowerRating(2 * powerMax),
        supplyCurrent,
        totalPower: supplyVoltage * supplyCurrent,
        efficiency: (inSeries * forwardVoltage) / supplyVoltage,
      },
      warnings: [
        currentMax > given.maximumCurrent && 'OVERCURRENT_WORST_CASE',
        currentMin <= 0 && 'MAY_NOT_LIGHT',
        mode === 'shared' && parallelCount > 1 && 'SHARED_RESISTOR',
        mode !== 'check' && given.forwardCurrent > given.maximumCurrent && 'WANTED_ABOVE_MAXIMUM',
      ],
    };
  },
  sources: ['IEC 60063:2015, Preferred number series for resistors and capacitors'],
});
