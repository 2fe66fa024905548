/** Mains filter of a common-mode choke with X and Y capacitors: corners, insertion loss, touch current, discharge and damping. */
import { defineTool } from '#calculators/define.ts';
import { standardAtOrBelow } from '#calculators/math/parts/e-series.ts';
import { commonSection, cornerOf, differentialSection, insertionLoss } from './network.ts';

/** Touch current that most appliances of class I may have, A, and time in which a plug must be safe, s. */
const [touchLimit, safeTime] = [3.5e-3, 1];
/** Above this the discharge of the plug is asked for, F. */
const dischargeFrom = 0.1e-6;
/** Share of the input resistance of a converter that the filter's impedance may have. */
const stable = 1 / 3;
/** The damping capacitor is this many times the X capacitor. */
const dampingRatio = 4;

const henries = { kind: 'quantity', unit: 'H', show: ['mH', 'µH'] } as const;
const farads = { kind: 'quantity', unit: 'F', show: ['nF', 'µF', 'pF'] } as const;
const hertz = { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'] } as const;
const decibels = { kind: 'quantity', unit: 'dB', show: ['dB'] } as const;
const ohms = { kind: 'quantity', unit: 'Ω', show: ['Ω', 'kΩ', 'MΩ'] } as const;

export const tool = defineTool({
  name: 'EMIFilter',
  modes: [],
  inputs: {
    chokeInductance: { ...henries, default: 10e-3, above: 0, symbol: 'L_CM', component: true },
    leakageInductance: { ...henries, show: ['µH', 'mH'], default: 100e-6, above: 0, symbol: 'L_DM', component: true },
    xCapacitor: { ...farads, default: 100e-9, above: 0, symbol: 'C_X', component: true },
    yCapacitor: { ...farads, default: 2.2e-9, above: 0, symbol: 'C_Y', component: true },
    equipmentImpedance: { ...ohms, default: 50, min: 0, symbol: 'R_S' },
    frequency: { ...hertz, default: 150e3, above: 0, symbol: 'f' },
    mainsVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 230, above: 0, symbol: 'U' },
    mainsFrequency: { kind: 'quantity', unit: 'Hz', show: ['Hz'], default: 50, above: 0, symbol: 'f_N' },
    power: { kind: 'quantity', unit: 'W', show: ['W', 'kW'], default: 100, above: 0, symbol: 'P' },
  },
  outputs: {
    commonLoss: { ...decibels, symbol: 'a_CM' },
    differentialLoss: { ...decibels, symbol: 'a_DM' },
    commonCorner: { ...hertz, symbol: 'f_CM' },
    differentialCorner: { ...hertz, symbol: 'f_DM' },
    touchCurrent: { kind: 'quantity', unit: 'A', show: ['mA', 'µA'], symbol: 'I_PE' },
    lineCurrent: { kind: 'quantity', unit: 'A', show: ['A', 'mA'], symbol: 'I' },
    dischargeResistor: { ...ohms, symbol: 'R_D' },
    dischargePower: { kind: 'quantity', unit: 'W', show: ['mW', 'W'] },
    filterImpedance: { ...ohms, symbol: 'Z_0' },
    inputResistance: { ...ohms, symbol: 'R_in' },
    dampingResistor: { ...ohms, symbol: 'R_d' },
    dampingCapacitor: { ...farads, symbol: 'C_d' },
  },
  main: 'commonLoss',
  refusals: {},
  warnings: ['TOUCH_CURRENT', 'DISCHARGE', 'UNSTABLE', 'GAIN'],
  compute(given) {
    const { xCapacitor, yCapacitor, mainsVoltage, mainsFrequency, power, frequency } = given;
    const [common, differential] = [commonSection(given), differentialSection(given)];
    const [commonLoss, differentialLoss] = [insertionLoss(common, frequency), insertionLoss(differential, frequency)];
    const touchCurrent = 2 * Math.PI * mainsFrequency * yCapacitor * mainsVoltage;
    const dischargeResistor = standardAtOrBelow(safeTime / differential.capacitance, 'E12');
    const filterImpedance = Math.sqrt(differential.inductance / differential.capacitance);
    const inputResistance = mainsVoltage ** 2 / power;
    return {
      out: {
        commonLoss,
        differentialLoss,
        commonCorner: cornerOf(common),
        differentialCorner: cornerOf(differential),
        touchCurrent,
        lineCurrent: power / mainsVoltage,
        dischargeResistor,
        dischargePower: mainsVoltage ** 2 / dischargeResistor,
        filterImpedance,
        inputResistance,
        dampingResistor: filterImpedance,
        dampingCapacitor: dampingRatio * xCapacitor,
      },
      warnings: [
        touchCurrent > touchLimit && 'TOUCH_CURRENT',
        xCapacitor > dischargeFrom && 'DISCHARGE',
        filterImpedance > stable * inputResistance && 'UNSTABLE',
        Math.min(commonLoss, differentialLoss) < 0 && 'GAIN',
      ],
    };
  },
  sources: [
    'CISPR 17:2011, Methods of measurement of the suppression characteristics of passive EMC filtering devices',
    'IEC 62368-1:2023, Audio/video, information and communication technology equipment, Safety requirements, § 5.5, 5.7',
    'R. W. Erickson, D. Maksimović, Fundamentals of Power Electronics, 3rd ed., Springer, 2020, § 17, doi:10.1007/978-3-030-43881-4',
  ],
});
