/** Constant-current source with a regulator, a transistor or an op-amp: its resistor, the spread of its current and the heat. */
import { defineTool, refuse } from '#calculators/define.ts';
import { nearestInRatio } from '#calculators/math/parts/e-series.ts';

/** Voltage across the set resistor, times the share of its current that reaches the load: typical and at both ends of the spread. */
interface Held {
  typical: number;
  low: number;
  high: number;
}

interface Entered {
  mode: 'regulator' | 'regulatorFromResistor' | 'transistor' | 'opAmp';
  referenceVoltage: number;
  referenceTolerance: number;
  baseEmitterVoltage: number;
  currentGain: number;
  offsetVoltage: number;
}

function heldVoltage(given: Entered): Held {
  const typical = given.referenceVoltage;
  const [low, high] = [typical * (1 - given.referenceTolerance), typical * (1 + given.referenceTolerance)];
  if (given.mode === 'opAmp') return { typical, low: low - given.offsetVoltage, high: high + given.offsetVoltage };
  if (given.mode !== 'transistor') return { typical, low, high };
  // The base current is lost to the load; at the greatest gain nothing is.
  const share = given.currentGain / (given.currentGain + 1);
  const junction = given.baseEmitterVoltage;
  return { typical: share * (typical - junction), low: share * (low - junction), high: high - junction };
}

/** Junction of a regulator or transistor in operation, °C. */
const hottest = 125;

export const tool = defineTool({
  name: 'ConstantCurrent',
  modes: ['regulator', 'regulatorFromResistor', 'transistor', 'opAmp'],
  inputs: {
    current: {
      kind: 'quantity',
      unit: 'A',
      show: ['mA', 'A', 'µA'],
      default: 0.35,
      above: 0,
      symbol: 'I',
      modes: ['regulator', 'transistor', 'opAmp'],
    },
    resistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      default: 3.6,
      above: 0,
      component: true,
      symbol: 'R',
      modes: ['regulatorFromResistor'],
    },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 1.25, above: 0, symbol: 'Vref' },
    referenceTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.04, min: 0, max: 0.5, advanced: true },
    adjustCurrent: {
      kind: 'quantity',
      unit: 'A',
      show: ['µA'],
      default: 5e-5,
      min: 0,
      symbol: 'I_adj',
      modes: ['regulator', 'regulatorFromResistor'],
      advanced: true,
    },
    dropout: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 3,
      min: 0,
      symbol: 'V_do',
      modes: ['regulator', 'regulatorFromResistor'],
      advanced: true,
    },
    baseEmitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.65, min: 0, symbol: 'V_BE', modes: ['transistor'] },
    currentGain: { kind: 'quantity', unit: '1', show: ['1'], default: 100, min: 1, symbol: 'β', modes: ['transistor'] },
    saturationVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 0.5,
      min: 0,
      symbol: 'V_CE',
      modes: ['transistor', 'opAmp'],
      advanced: true,
    },
    offsetVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['mV', 'µV'],
      default: 0.003,
      min: 0,
      symbol: 'V_OS',
      modes: ['opAmp'],
      advanced: true,
    },
    supplyMin: { kind: 'quantity', unit: 'V', show: ['V'], default: 11.4, above: 0 },
    supplyMax: { kind: 'quantity', unit: 'V', show: ['V'], default: 12.6, above: 0 },
    loadVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.2, min: 0, symbol: 'V_L' },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.01, min: 0, max: 0.5, advanced: true },
    thermalResistance: { kind: 'quantity', unit: 'K/W', show: ['K/W'], default: 23, above: 0, symbol: 'θ_JA', advanced: true },
    ambientTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], default: 25, symbol: 'T_A', advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['regulator', 'transistor', 'opAmp'] },
  },
  outputs: {
    resistorExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R', modes: ['regulator', 'transistor', 'opAmp'] },
    resistorStandard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω', 'kΩ'],
      symbol: 'R_std',
      modes: ['regulator', 'transistor', 'opAmp'],
      standardOf: 'resistorExact',
    },
    actualCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'I' },
    currentMin: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'I_min' },
    currentMax: { kind: 'quantity', unit: 'A', show: ['mA', 'A', 'µA'], symbol: 'I_max' },
    complianceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_L,max' },
    resistorPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P_R' },
    passPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P_Q' },
    junctionTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], symbol: 'T_J' },
  },
  main: {
    regulator: 'resistorStandard',
    regulatorFromResistor: 'actualCurrent',
    transistor: 'resistorStandard',
    opAmp: 'resistorStandard',
  },
  refusals: {
    SUPPLY_RANGE_REVERSED: 'supplyMax',
    CURRENT_BELOW_ADJUST: 'current',
    REFERENCE_TOO_LOW: 'referenceVoltage',
    OFFSET_TOO_LARGE: 'offsetVoltage',
  },
  warnings: ['NO_HEADROOM', 'BELOW_MINIMUM_LOAD', 'ABOVE_RATING', 'RESISTOR_HOT', 'HEAT_SINK', 'TOO_HOT'],
  compute(given) {
    const { mode, supplyMin, supplyMax, loadVoltage, resistorTolerance: tolerance } = given;
    const isRegulator = mode === 'regulator' || mode === 'regulatorFromResistor';
    const adjust = isRegulator ? given.adjustCurrent : 0;
    const leastReference = given.referenceVoltage * (1 - given.referenceTolerance);
    if (supplyMax < supplyMin) return refuse('SUPPLY_RANGE_REVERSED');
    if (mode === 'regulator' && given.current <= adjust) return refuse('CURRENT_BELOW_ADJUST');
    if (mode === 'transistor' && leastReference <= given.baseEmitterVoltage) return refuse('REFERENCE_TOO_LOW');
    if (mode === 'opAmp' && given.offsetVoltage >= leastReference) return refuse('OFFSET_TOO_LARGE');

    const held = heldVoltage(given);
    const exact = held.typical / (given.current - adjust);
    const standard = nearestInRatio(exact, given.series);
    const resistor = mode === 'regulatorFromResistor' ? given.resistor : standard;
    const actualCurrent = held.typical / resistor + adjust;
    // The data sheet's greatest adjustment current is twice the typical one; its least counts as none.
    const currentMax = held.high / (resistor * (1 - tolerance)) + 2 * adjust;
    const complianceVoltage = supplyMin - (isRegulator ? given.dropout : given.saturationVoltage) - held.high;
    const resistorPower = held.high ** 2 / (resistor * (1 - tolerance));
    const passPower = currentMax * Math.max(0, supplyMax - loadVoltage - held.high);
    const junctionTemperature = given.ambientTemperature + given.thermalResistance * passPower;
    return {
      out: {
        resistorExact: exact,
        resistorStandard: standard,
        actualCurrent,
        currentMin: held.low / (resistor * (1 + tolerance)),
        currentMax,
        complianceVoltage,
        resistorPower,
        passPower,
        junctionTemperature,
      },
      warnings: [
        complianceVoltage < loadVoltage && 'NO_HEADROOM',
        isRegulator && actualCurrent < 0.01 && 'BELOW_MINIMUM_LOAD',
        isRegulator && currentMax > 1.5 && 'ABOVE_RATING',
        resistorPower > 0.25 && 'RESISTOR_HOT',
        passPower > 1 && junctionTemperature <= hottest && 'HEAT_SINK',
        junctionTemperature > hottest && 'TOO_HOT',
      ],
    };
  },
  sources: [
    'Texas Instruments, LM317 3-terminal adjustable regulator, SLVS044',
    'STMicroelectronics, LM217, LM317, DS0433',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 2.2.6, 4.2.5',
  ],
});
