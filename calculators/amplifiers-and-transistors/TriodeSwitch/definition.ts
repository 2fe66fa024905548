/** Bipolar transistor as a switch: its base resistor with overdrive, or what a given one does at the least gain. */
import { defineTool, refuse } from '#calculators/define.ts';
import { standardAtOrBelow } from '#calculators/math/parts/e-series.ts';

/** A standard resistor counts as equal to the exact one within this; so does the overdrive that follows from it. */
const same = 1e-9;
/** Above this the base-emitter junction begins to conduct, V. */
const offLimit = 0.4;

interface Collector {
  loadSupply: number;
  loadCurrent: number;
  saturationVoltage: number;
}

/** Current and voltage of the collector: those of the saturated switch, or less current through the same load. */
function collectorAt(available: number, saturated: boolean, given: Collector): { current: number; voltage: number } {
  if (saturated) return { current: given.loadCurrent, voltage: given.saturationVoltage };
  const load = (given.loadSupply - given.saturationVoltage) / given.loadCurrent;
  return { current: available, voltage: given.loadSupply - available * load };
}

export const tool = defineTool({
  name: 'TriodeSwitch',
  modes: ['design', 'check'],
  inputs: {
    transistorType: { kind: 'choice', choices: ['npnLowSide', 'pnpHighSide'], default: 'npnLowSide' },
    loadType: { kind: 'choice', choices: ['inductive', 'resistive'], default: 'inductive' },
    loadSupply: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'V_S' },
    loadCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.1, above: 0, symbol: 'I_L' },
    driveHigh: { kind: 'quantity', unit: 'V', show: ['V'], default: 3.3, min: 0, symbol: 'V_OH' },
    driveLow: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.2, min: 0, symbol: 'V_OL', advanced: true },
    currentGainMin: { kind: 'quantity', unit: '1', show: ['1'], default: 100, min: 1, symbol: 'β_min' },
    overdriveFactor: { kind: 'quantity', unit: '1', show: ['1'], default: 5, min: 1, max: 100, symbol: 'k', modes: ['design'] },
    baseResistor: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['kΩ', 'Ω'],
      default: 560,
      above: 0,
      component: true,
      symbol: 'RB',
      modes: ['check'],
    },
    baseEmitterResistor: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], default: 0, min: 0, component: true, symbol: 'R_BE' },
    baseEmitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.8, above: 0, symbol: 'V_BE,sat', advanced: true },
    saturationVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 0.2, min: 0, symbol: 'V_CE,sat', advanced: true },
    maximumDriveCurrent: { kind: 'quantity', unit: 'A', show: ['mA'], default: 0.02, above: 0, advanced: true },
    resistorTolerance: { kind: 'quantity', unit: '1', show: ['%'], default: 0.05, min: 0, max: 0.5, advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['design'] },
  },
  outputs: {
    baseResistorExact: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], symbol: 'RB', modes: ['design'] },
    baseResistorStandard: { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω'], modes: ['design'], standardOf: 'baseResistorExact' },
    requiredBaseCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_L/β_min' },
    baseCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_B' },
    driveCurrent: { kind: 'quantity', unit: 'A', show: ['mA'] },
    overdrive: { kind: 'quantity', unit: '1', show: ['1'] },
    overdriveWorst: { kind: 'quantity', unit: '1', show: ['1'] },
    forcedGain: { kind: 'quantity', unit: '1', show: ['1'] },
    saturated: { kind: 'flag' },
    collectorCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], symbol: 'I_C' },
    collectorEmitterVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_CE' },
    maximumLoadCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'] },
    transistorPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P' },
    baseResistorPower: { kind: 'quantity', unit: 'W', show: ['mW'] },
    offVoltage: { kind: 'quantity', unit: 'V', show: ['V'] },
  },
  main: { design: 'baseResistorStandard', check: 'overdriveWorst' },
  refusals: { DRIVE_TOO_LOW: 'driveHigh' },
  warnings: ['NOT_SATURATED', 'MARGIN_SMALL', 'DRIVE_OVERLOADED', 'DOES_NOT_SWITCH_OFF', 'INDUCTIVE_LOAD'],
  compute(given) {
    const { loadSupply, loadCurrent, currentGainMin, baseEmitterResistor, resistorTolerance: tolerance } = given;
    const isHighSide = given.transistorType === 'pnpHighSide';
    const across = (isHighSide ? loadSupply - given.driveLow : given.driveHigh) - given.baseEmitterVoltage;
    if (across <= 0) return refuse('DRIVE_TOO_LOW', isHighSide ? 'loadSupply' : undefined);

    const bleed = baseEmitterResistor === 0 ? 0 : given.baseEmitterVoltage / baseEmitterResistor;
    const requiredBaseCurrent = loadCurrent / currentGainMin;
    const exact = across / (given.overdriveFactor * requiredBaseCurrent + bleed);
    const standard = standardAtOrBelow(exact, given.series);
    const resistor = given.mode === 'design' ? standard : given.baseResistor;
    const driveCurrent = across / resistor;
    const baseCurrent = Math.max(0, driveCurrent - bleed);
    const overdrive = baseCurrent / requiredBaseCurrent;
    const overdriveWorst = Math.max(0, across / (resistor * (1 + tolerance)) - bleed / (1 - tolerance)) / requiredBaseCurrent;
    const saturated = overdrive >= 1 - same;
    const maximumLoadCurrent = currentGainMin * baseCurrent;
    const collector = collectorAt(maximumLoadCurrent, saturated, given);
    const offDrive = isHighSide ? Math.max(0, loadSupply - given.driveHigh) : given.driveLow;
    const offVoltage = baseEmitterResistor === 0 ? offDrive : offDrive * (baseEmitterResistor / (baseEmitterResistor + resistor));
    return {
      out: {
        baseResistorExact: exact,
        baseResistorStandard: standard,
        requiredBaseCurrent,
        baseCurrent,
        driveCurrent,
        overdrive,
        overdriveWorst,
        forcedGain: baseCurrent === 0 ? null : loadCurrent / baseCurrent,
        saturated,
        collectorCurrent: collector.current,
        collectorEmitterVoltage: collector.voltage,
        maximumLoadCurrent,
        transistorPower: collector.voltage * collector.current + given.baseEmitterVoltage * baseCurrent,
        baseResistorPower: across ** 2 / resistor,
        offVoltage,
      },
      warnings: [
        !saturated && 'NOT_SATURATED',
        saturated && overdriveWorst < 2 && 'MARGIN_SMALL',
        driveCurrent > given.maximumDriveCurrent && 'DRIVE_OVERLOADED',
        offVoltage > offLimit && 'DOES_NOT_SWITCH_OFF',
        given.loadType === 'inductive' && 'INDUCTIVE_LOAD',
      ],
    };
  },
  sources: ['P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 2.2.1'],
});
