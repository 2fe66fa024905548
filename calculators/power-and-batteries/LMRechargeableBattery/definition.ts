/** A battery charger around an LM317, LM350 or LM338: constant current, or constant voltage with a current limit. */
import { defineTool, refuse } from '#calculators/define.ts';
import { type ESeries, nearestInRatio } from '#calculators/math/parts/e-series.ts';

interface Charger {
  mode: 'constantCurrent' | 'voltageLimited' | 'seriesResistor';
  cellCount: number;
  cellFullVoltage: number;
  cellEmptyVoltage: number;
  capacity: number;
  chargeRate: number;
  referenceVoltage: number;
  referenceTolerance: number;
  adjustCurrent: number;
  resistor1: number;
  diodeDrop: number;
  senseVoltage: number;
  dropout: number;
  supplyMax: number;
  series: ESeries;
}

/** The divider R1, R2 for the end voltage, and what the standard R2 makes of it. */
function dividerOf(given: Charger, packFullVoltage: number) {
  const { referenceVoltage, adjustCurrent, resistor1, diodeDrop, referenceTolerance } = given;
  const resistor2Exact = (packFullVoltage + diodeDrop - referenceVoltage) / (referenceVoltage / resistor1 + adjustCurrent);
  const resistor2Standard = nearestInRatio(resistor2Exact, given.series);
  const gain = 1 + resistor2Standard / resistor1;
  const end = (reference: number) => reference * gain + adjustCurrent * resistor2Standard - diodeDrop;
  const out = {
    resistor2Exact,
    resistor2Standard,
    actualPackVoltage: end(referenceVoltage),
    packVoltageMin: end(referenceVoltage * (1 - referenceTolerance)),
    packVoltageMax: end(referenceVoltage * (1 + referenceTolerance)),
  };
  return { gain, out };
}

/** A resistor whose voltage sets the current, after rounding to a standard value. */
function setCurrent(voltage: number, current: number, series: ESeries) {
  const currentResistorExact = voltage / current;
  const currentResistorStandard = nearestInRatio(currentResistorExact, series);
  return { currentResistorExact, currentResistorStandard, resistorCurrent: voltage / currentResistorStandard };
}

/** The regulator's output after the series resistor falls with the current: Z_o = R_S·(1 + R2/R1). */
function seriesResistor(given: Charger, chargeCurrent: number, packEmpty: number, divider: ReturnType<typeof dividerOf>) {
  const { gain, out } = divider;
  const rise = out.actualPackVoltage - packEmpty;
  const { resistorCurrent, ...resistor } = setCurrent(rise / gain, chargeCurrent, given.series);
  const drop = resistorCurrent * resistor.currentResistorStandard;
  return {
    out: {
      ...out,
      ...resistor,
      outputResistance: resistor.currentResistorStandard * gain,
      actualCurrent: resistorCurrent,
      currentResistorPower: resistorCurrent * drop,
    },
    drop,
    highestEnd: out.packVoltageMax,
  };
}

/** Results of the mode, the voltage in series with pack and diode while an empty pack charges, and the highest end voltage; a refusal where no resistor does it. */
function circuitOf(given: Charger, chargeCurrent: number, packFull: number, packEmpty: number) {
  const { mode, referenceVoltage, adjustCurrent, senseVoltage, series } = given;
  if (mode === 'constantCurrent') {
    if (chargeCurrent <= adjustCurrent) return 'CURRENT_BELOW_ADJUST';
    const { resistorCurrent, ...resistor } = setCurrent(referenceVoltage, chargeCurrent - adjustCurrent, series);
    const out = { ...resistor, actualCurrent: resistorCurrent + adjustCurrent, currentResistorPower: resistorCurrent * referenceVoltage };
    return { out, drop: referenceVoltage, highestEnd: packFull };
  }
  if (packFull + given.diodeDrop <= referenceVoltage) return 'VOLTAGE_BELOW_REFERENCE';
  const divider = dividerOf(given, packFull);
  if (mode === 'seriesResistor') {
    return divider.out.actualPackVoltage <= packEmpty ? 'EMPTY_ABOVE_FULL' : seriesResistor(given, chargeCurrent, packEmpty, divider);
  }
  const { resistorCurrent, ...resistor } = setCurrent(senseVoltage, chargeCurrent, series);
  const out = { ...divider.out, ...resistor, actualCurrent: resistorCurrent, currentResistorPower: resistorCurrent * senseVoltage };
  return { out, drop: senseVoltage, highestEnd: divider.out.packVoltageMax };
}

export const tool = defineTool({
  name: 'LMRechargeableBattery',
  modes: ['constantCurrent', 'voltageLimited', 'seriesResistor'],
  inputs: {
    cellCount: { kind: 'quantity', unit: '1', show: ['1'], default: 6, min: 1, integer: true, symbol: 'n' },
    cellFullVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 2.3, above: 0, symbol: 'V_full' },
    cellEmptyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 1.75, min: 0, symbol: 'V_empty' },
    capacity: { kind: 'quantity', unit: 'A·h', show: ['A·h', 'mA·h'], default: 7, above: 0, symbol: 'C' },
    chargeRate: { kind: 'quantity', unit: '1/h', show: ['C'], default: 0.1, above: 0 },
    chargeFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 1.2, min: 1, max: 3, symbol: 'k' },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 1.25, above: 0, symbol: 'Vref', advanced: true },
    referenceTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.04, min: 0, max: 0.5, advanced: true },
    adjustCurrent: { kind: 'quantity', unit: 'A', show: ['µA'], default: 5e-5, min: 0, symbol: 'I_adj', advanced: true },
    resistor1: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 240,
      above: 0,
      symbol: 'R1',
      modes: ['voltageLimited', 'seriesResistor'],
    },
    diodeDrop: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.7, min: 0, symbol: 'V_D', advanced: true },
    senseVoltage: {
      kind: 'quantity',
      unit: 'V',
      show: ['V'],
      default: 0.65,
      above: 0,
      symbol: 'V_BE',
      modes: ['voltageLimited'],
      advanced: true,
    },
    dropout: { kind: 'quantity', unit: 'V', show: ['V'], default: 3, min: 0, symbol: 'V_do', advanced: true },
    supplyMax: { kind: 'quantity', unit: 'V', show: ['V'], default: 20, above: 0 },
    thermalResistance: { kind: 'quantity', unit: 'K/W', show: ['K/W'], default: 8, above: 0, symbol: 'θ_JA', advanced: true },
    ambientTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], default: 35, symbol: 'T_A', advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24' },
  },
  outputs: {
    chargeCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], symbol: 'I' },
    packFullVoltage: { kind: 'quantity', unit: 'V', show: ['V'] },
    currentResistorExact: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'R_S' },
    currentResistorStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω'], standardOf: 'currentResistorExact' },
    actualCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'] },
    currentResistorPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    resistor2Exact: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'R2', modes: ['voltageLimited', 'seriesResistor'] },
    resistor2Standard: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      modes: ['voltageLimited', 'seriesResistor'],
      standardOf: 'resistor2Exact',
    },
    actualPackVoltage: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['voltageLimited', 'seriesResistor'] },
    packVoltageMin: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['voltageLimited', 'seriesResistor'] },
    packVoltageMax: { kind: 'quantity', unit: 'V', show: ['V'], modes: ['voltageLimited', 'seriesResistor'] },
    outputResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], symbol: 'Z_o', modes: ['seriesResistor'] },
    minimumSupply: { kind: 'quantity', unit: 'V', show: ['V'] },
    regulatorPower: { kind: 'quantity', unit: 'W', show: ['W'], symbol: 'P' },
    junctionTemperature: { kind: 'quantity', unit: '°C', show: ['°C'], symbol: 'T_J' },
    chargeTime: { kind: 'quantity', unit: 's', show: ['h', 'min'], symbol: 't' },
  },
  main: { constantCurrent: 'currentResistorStandard', voltageLimited: 'resistor2Standard', seriesResistor: 'resistor2Standard' },
  refusals: {
    SUPPLY_TOO_LOW: 'supplyMax',
    EMPTY_ABOVE_FULL: 'cellEmptyVoltage',
    CURRENT_BELOW_ADJUST: 'chargeRate',
    VOLTAGE_BELOW_REFERENCE: 'cellFullVoltage',
  },
  warnings: ['TOO_HOT', 'ABOVE_LM317', 'ABOVE_LM338', 'INPUT_OUTPUT_TOO_HIGH', 'FAST_FOR_SIMPLE_CHARGER', 'VOLTAGE_SPREAD'],
  compute(given) {
    const { mode, cellCount, capacity, chargeRate, diodeDrop, supplyMax } = given;
    const chargeCurrent = capacity * chargeRate;
    const packFullVoltage = cellCount * given.cellFullVoltage;
    const packEmpty = cellCount * given.cellEmptyVoltage;
    const reserve = { constantCurrent: given.referenceVoltage, voltageLimited: given.senseVoltage, seriesResistor: 0 }[mode];
    const minimumSupply = packFullVoltage + diodeDrop + given.dropout + reserve;
    if (supplyMax < minimumSupply) return refuse('SUPPLY_TOO_LOW');
    if (given.cellEmptyVoltage >= given.cellFullVoltage) return refuse('EMPTY_ABOVE_FULL');
    const circuit = circuitOf(given, chargeCurrent, packFullVoltage, packEmpty);
    if (typeof circuit === 'string') return refuse(circuit);
    const { actualCurrent } = circuit.out;
    const regulatorPower = actualCurrent * (supplyMax - packEmpty - diodeDrop - circuit.drop);
    const junctionTemperature = given.ambientTemperature + given.thermalResistance * Math.max(0, regulatorPower);
    const chargeTime = (3600 * given.chargeFactor * capacity) / actualCurrent;
    return {
      out: { ...circuit.out, chargeCurrent, packFullVoltage, minimumSupply, regulatorPower, junctionTemperature, chargeTime },
      warnings: [
        junctionTemperature > 125 && 'TOO_HOT',
        actualCurrent > 1.5 && 'ABOVE_LM317',
        actualCurrent > 5 && 'ABOVE_LM338',
        supplyMax - packEmpty > 40 && 'INPUT_OUTPUT_TOO_HIGH',
        chargeRate > 0.3 && 'FAST_FOR_SIMPLE_CHARGER',
        circuit.highestEnd > 1.02 * packFullVoltage && 'VOLTAGE_SPREAD',
      ],
    };
  },
  sources: [
    'Texas Instruments, LM117, LM317-N, SNVS774',
    'STMicroelectronics, LM217, LM317, DS0433',
    'IEC 61951-2:2017, Secondary sealed cells and batteries for portable applications, Part 2: Nickel-metal hydride',
    'IEC 60896-21:2004, Stationary lead-acid batteries, Part 21: Valve regulated types, Methods of test',
    'IEC 61056-1:2012, General purpose lead-acid batteries, valve-regulated types, Part 1: General requirements, functional characteristics, Methods of test',
  ],
});
