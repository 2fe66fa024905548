/** Shunt regulator with one Zener diode at one supply voltage and one load: its series resistor, currents and power. */
import { defineTool, refuse } from '#calculators/define.ts';
import { standardAtOrBelow } from '#calculators/math/parts/e-series.ts';
import { standardPowerRating } from '#calculators/math/parts/power-rating.ts';

/** The least current at which a small Zener works above its soft knee, A. */
const kneeCurrent = 1e-3;

interface Circuit {
  supply: number;
  resistor: number;
  /** V_0: where the straight line of the Zener meets zero current. */
  onset: number;
  slope: number;
}

interface Point {
  regulating: boolean;
  output: number;
  zenerCurrent: number;
  /** What the supply delivers. */
  inputCurrent: number;
}

function operatingPoint({ supply, resistor, onset, slope }: Circuit, load: number): Point {
  const current = (supply - onset - resistor * load) / (resistor + slope);
  if (current > 0) return { regulating: true, output: onset + slope * current, zenerCurrent: current, inputCurrent: load + current };
  // A load that asks for more than the resistor can carry shorts the output.
  return {
    regulating: false,
    output: Math.max(0, supply - resistor * load),
    zenerCurrent: 0,
    inputCurrent: Math.min(load, supply / resistor),
  };
}

export const tool = defineTool({
  name: 'ZenerDiode',
  modes: ['design', 'analyse'],
  inputs: {
    supplyVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 12, above: 0, symbol: 'V_S' },
    zenerVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 5.1, above: 0, symbol: 'V_Z' },
    testCurrent: { kind: 'quantity', unit: 'A', show: ['mA'], default: 0.005, min: 0, symbol: 'I_ZT', advanced: true },
    dynamicResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 10, min: 0, symbol: 'r_z', advanced: true },
    zenerCurrent: { kind: 'quantity', unit: 'A', show: ['mA'], default: 0.01, above: 0, symbol: 'I_Z', modes: ['design'] },
    loadCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'A'], default: 0.02, min: 0, symbol: 'I_L' },
    resistor: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], default: 220, above: 0, component: true, symbol: 'R', modes: ['analyse'] },
    zenerRating: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], default: 0.5, above: 0, symbol: 'P_max', advanced: true },
    series: { kind: 'choice', choices: ['E12', 'E24', 'E96'], default: 'E24', modes: ['design'] },
  },
  outputs: {
    resistorExact: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], symbol: 'R', modes: ['design'] },
    resistorStandard: { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ'], modes: ['design'], standardOf: 'resistorExact' },
    regulating: { kind: 'flag' },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'V_O' },
    actualZenerCurrent: { kind: 'quantity', unit: 'A', show: ['mA'], symbol: 'I_Z' },
    zenerPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P_Z' },
    zenerPowerNoLoad: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
    outputVoltageNoLoad: { kind: 'quantity', unit: 'V', show: ['V'] },
    resistorPower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'], symbol: 'P_R' },
    resistorRating: { kind: 'quantity', unit: 'W', show: ['W'] },
    maximumLoadCurrent: { kind: 'quantity', unit: 'A', show: ['mA'] },
    lineRegulation: { kind: 'quantity', unit: '1', show: ['mV/V'] },
    outputResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'] },
    efficiency: { kind: 'quantity', unit: '1', show: ['%'] },
  },
  main: { design: 'resistorStandard', analyse: 'outputVoltage' },
  refusals: { SUPPLY_TOO_LOW: 'supplyVoltage' },
  warnings: ['NOT_REGULATING', 'ZENER_OVERLOAD', 'ZENER_OVERLOAD_NO_LOAD', 'LOW_ZENER_CURRENT'],
  compute(given) {
    const { supplyVoltage: supply, dynamicResistance: slope, loadCurrent: load, zenerRating } = given;
    const onset = Math.max(0, given.zenerVoltage - slope * given.testCurrent);
    const designOutput = onset + slope * given.zenerCurrent;
    if (given.mode === 'design' && supply <= designOutput) return refuse('SUPPLY_TOO_LOW');

    const exact = (supply - designOutput) / (load + given.zenerCurrent);
    const standard = standardAtOrBelow(exact, given.series);
    const resistor = given.mode === 'design' ? standard : given.resistor;
    const circuit = { supply, resistor, onset, slope };
    const { regulating, output, zenerCurrent, inputCurrent } = operatingPoint(circuit, load);
    const noLoad = operatingPoint(circuit, 0);
    const zenerPower = output * zenerCurrent;
    const zenerPowerNoLoad = noLoad.output * noLoad.zenerCurrent;
    return {
      out: {
        resistorExact: exact,
        resistorStandard: standard,
        regulating,
        outputVoltage: output,
        actualZenerCurrent: zenerCurrent,
        zenerPower,
        zenerPowerNoLoad,
        outputVoltageNoLoad: noLoad.output,
        resistorPower: inputCurrent ** 2 * resistor,
        resistorRating: standardPowerRating(2 * Math.max(inputCurrent, noLoad.inputCurrent) ** 2 * resistor),
        maximumLoadCurrent: Math.max(0, (supply - onset) / resistor),
        lineRegulation: regulating ? slope / (resistor + slope) : 1,
        outputResistance: regulating ? resistor * (slope / (resistor + slope)) : resistor,
        efficiency: load === 0 ? 0 : (output * load) / (supply * inputCurrent),
      },
      warnings: [
        !regulating && 'NOT_REGULATING',
        zenerPower > zenerRating && 'ZENER_OVERLOAD',
        zenerPower <= zenerRating && zenerPowerNoLoad > zenerRating && 'ZENER_OVERLOAD_NO_LOAD',
        regulating && zenerCurrent < kneeCurrent && 'LOW_ZENER_CURRENT',
      ],
    };
  },
  sources: [
    'R. Boylestad, L. Nashelsky, Electronic Devices and Circuit Theory, 7th ed., Prentice Hall, § 2.11',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 1.2.6A',
  ],
});
