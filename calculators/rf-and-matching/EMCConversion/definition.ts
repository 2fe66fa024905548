/** Conducted-emission levels at a receiver in every unit, corrected for what lies before it, with the margin to a limit. */
import { defineTool } from '#calculators/define.ts';
import { decibelsOfPower, fromMicroDecibels, microDecibels, wattsFromDbm } from '#calculators/math/radio/decibel.ts';

/** What laboratories may be off by in conducted measurements, dB (CISPR 16-4-2: 3.4 dB with an artificial mains network). */
const usualUncertainty = 4;

interface Reading {
  levelDbuv: number;
  levelDbm: number;
  levelDbua: number;
  voltage: number;
  current: number;
  power: number;
  impedance: number;
}

/** Voltage at the receiver, V, from the quantity that is known. */
const voltageOf = {
  fromDbuv: ({ levelDbuv }: Reading) => fromMicroDecibels(levelDbuv),
  fromDbm: ({ levelDbm, impedance }: Reading) => Math.sqrt(wattsFromDbm(levelDbm) * impedance),
  fromDbua: ({ levelDbua, impedance }: Reading) => fromMicroDecibels(levelDbua) * impedance,
  fromVolt: ({ voltage }: Reading) => voltage,
  fromAmpere: ({ current, impedance }: Reading) => current * impedance,
  fromWatt: ({ power, impedance }: Reading) => Math.sqrt(power) * Math.sqrt(impedance),
};

export const tool = defineTool({
  name: 'EMCConversion',
  modes: ['fromDbuv', 'fromDbm', 'fromDbua', 'fromVolt', 'fromAmpere', 'fromWatt'],
  inputs: {
    levelDbuv: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], default: 60, min: -300, max: 300, modes: ['fromDbuv'], symbol: 'L' },
    levelDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], default: -47, min: -300, max: 300, modes: ['fromDbm'], symbol: 'L' },
    levelDbua: { kind: 'quantity', unit: 'dBµA', show: ['dBµA'], default: 26, min: -300, max: 300, modes: ['fromDbua'], symbol: 'L' },
    voltage: { kind: 'quantity', unit: 'V', show: ['mV', 'µV', 'V'], default: 0.001, above: 0, modes: ['fromVolt'] },
    current: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], default: 1e-5, above: 0, modes: ['fromAmpere'] },
    power: { kind: 'quantity', unit: 'W', show: ['mW', 'µW', 'W'], default: 1e-6, above: 0, modes: ['fromWatt'] },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'Z' },
    cableLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0, min: 0, max: 300, symbol: 'A_c' },
    attenuation: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0, min: -300, max: 300, symbol: 'A_a' },
    preampGain: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 0, min: 0, max: 300, symbol: 'G' },
    probeImpedance: { kind: 'quantity', unit: 'dBΩ', show: ['dBΩ'], default: null, min: -300, max: 300, optional: true, symbol: 'Z_T' },
    limitVoltage: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], default: null, min: -300, max: 300, optional: true, advanced: true },
    limitCurrent: { kind: 'quantity', unit: 'dBµA', show: ['dBµA'], default: null, min: -300, max: 300, optional: true, advanced: true },
  },
  outputs: {
    levelDbuv: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'] },
    levelDbmv: { kind: 'quantity', unit: 'dBmV', show: ['dBmV'] },
    levelDbv: { kind: 'quantity', unit: 'dBV', show: ['dBV'] },
    voltage: { kind: 'quantity', unit: 'V', show: ['mV', 'µV', 'V'], symbol: 'V' },
    levelDbua: { kind: 'quantity', unit: 'dBµA', show: ['dBµA'] },
    levelDbma: { kind: 'quantity', unit: 'dBmA', show: ['dBmA'] },
    current: { kind: 'quantity', unit: 'A', show: ['µA', 'mA', 'A'], symbol: 'I' },
    levelDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'] },
    levelDbpw: { kind: 'quantity', unit: 'dBpW', show: ['dBpW'] },
    power: { kind: 'quantity', unit: 'W', show: ['mW', 'µW', 'W'], symbol: 'P' },
    disturbanceVoltage: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], symbol: 'L_U' },
    disturbanceCurrent: { kind: 'quantity', unit: 'dBµA', show: ['dBµA'], symbol: 'L_I' },
    marginVoltage: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    marginCurrent: { kind: 'quantity', unit: 'dB', show: ['dB'] },
  },
  main: {
    fromDbuv: 'levelDbm',
    fromDbm: 'levelDbuv',
    fromDbua: 'levelDbuv',
    fromVolt: 'levelDbuv',
    fromAmpere: 'levelDbuv',
    fromWatt: 'levelDbuv',
  },
  refusals: {},
  warnings: ['OVER_LIMIT', 'SMALL_MARGIN'],
  compute(given) {
    const { impedance, cableLoss, attenuation, preampGain, probeImpedance, limitVoltage, limitCurrent } = given;
    const voltage = voltageOf[given.mode](given);
    const current = voltage / impedance;
    const [levelDbuv, levelDbua] = [microDecibels(voltage), microDecibels(current)];
    const levelDbm = levelDbuv - 90 - decibelsOfPower(impedance);
    const disturbanceVoltage = levelDbuv + cableLoss + attenuation - preampGain;
    const disturbanceCurrent = probeImpedance === null ? null : disturbanceVoltage - probeImpedance;
    const marginVoltage = limitVoltage === null ? null : limitVoltage - disturbanceVoltage;
    const marginCurrent = limitCurrent === null || disturbanceCurrent === null ? null : limitCurrent - disturbanceCurrent;
    const margins = [marginVoltage, marginCurrent].filter((margin) => margin !== null);
    return {
      out: {
        levelDbuv,
        levelDbmv: levelDbuv - 60,
        levelDbv: levelDbuv - 120,
        voltage,
        levelDbua,
        levelDbma: levelDbua - 60,
        current,
        levelDbm,
        levelDbpw: levelDbm + 90,
        power: voltage * current,
        disturbanceVoltage,
        disturbanceCurrent,
        marginVoltage,
        marginCurrent,
      },
      warnings: [
        margins.some((margin) => margin < 0) && 'OVER_LIMIT',
        margins.some((margin) => margin >= 0 && margin <= usualUncertainty) && 'SMALL_MARGIN',
      ],
    };
  },
  sources: [
    'CISPR 16-2-1:2014, Methods of measurement of disturbances and immunity, Conducted disturbance measurements',
    'IEC 60027-3:2002, Letter symbols to be used in electrical technology, Part 3: Logarithmic and related quantities, and their units',
    'H. W. Ott, Electromagnetic Compatibility Engineering, Wiley, 2009, The Decibel, doi:10.1002/9780470508510',
  ],
});
