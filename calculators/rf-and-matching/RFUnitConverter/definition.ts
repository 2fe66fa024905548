/** Conversions of RF work: power and voltage, frequency and wavelength, noise figure and temperature, decibels and ratios. */
import { defineTool } from '#calculators/define.ts';
import { boltzmannConstant, speedOfLight, standardNoiseTemperature } from '#calculators/math/constants.ts';
import {
  amplitudeRatio,
  dbmFromWatts,
  decibelsOfAmplitude,
  decibelsOfPower,
  fromMicroDecibels,
  powerRatio,
  wattsFromDbm,
} from '#calculators/math/radio/decibel.ts';

function levels(voltageRms: number, impedance: number) {
  const levelDbv = decibelsOfAmplitude(voltageRms);
  const levelDbw = levelDbv - decibelsOfPower(impedance);
  return {
    power: voltageRms * (voltageRms / impedance),
    levelDbm: levelDbw + 30,
    levelDbw,
    voltageRms,
    voltagePeak: Math.SQRT2 * voltageRms,
    voltagePeakToPeak: 2 * Math.SQRT2 * voltageRms,
    openCircuitVoltageRms: 2 * voltageRms,
    currentRms: voltageRms / impedance,
    levelDbv,
    levelDbmv: levelDbv + 60,
    levelDbuv: levelDbv + 120,
  };
}

function wave(frequency: number, velocityFactor: number) {
  const freeSpaceWavelength = speedOfLight / frequency;
  const wavelength = velocityFactor * freeSpaceWavelength;
  return {
    frequency,
    wavelength,
    freeSpaceWavelength,
    quarterWavelength: wavelength / 4,
    period: 1 / frequency,
    angularFrequency: 2 * Math.PI * frequency,
    phaseConstant: (2 * Math.PI) / wavelength,
  };
}

/** From the noise that a device adds, as a share of that of its source at T_0: F − 1, which is small for good devices. */
function noise(added: number, bandwidth: number) {
  const factor = 1 + added;
  return {
    noiseFigure: (10 / Math.LN10) * Math.log1p(added),
    noiseFactor: factor,
    noiseTemperature: standardNoiseTemperature * added,
    noiseFloorDbm: dbmFromWatts(boltzmannConstant * standardNoiseTemperature * bandwidth * factor),
  };
}

const ratios = (decibel: number, voltageRatio: number, power: number) => ({
  decibel,
  voltageRatio,
  powerRatio: power,
  neper: Math.log(voltageRatio),
});

export const tool = defineTool({
  name: 'RFUnitConverter',
  modes: [
    'fromWatt',
    'fromDbm',
    'fromVrms',
    'fromVpp',
    'fromDbuv',
    'fromFrequency',
    'fromWavelength',
    'fromPeriod',
    'fromNoiseFigure',
    'fromNoiseTemperature',
    'fromDecibel',
    'fromVoltageRatio',
    'fromPowerRatio',
  ],
  inputs: {
    power: { kind: 'quantity', unit: 'W', show: ['mW', 'W', 'µW', 'kW', 'pW'], default: 0.001, above: 0, symbol: 'P', modes: ['fromWatt'] },
    levelDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], default: 0, min: -300, max: 300, symbol: 'L', modes: ['fromDbm'] },
    voltageRms: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'µV'], default: 1, above: 0, symbol: 'V', modes: ['fromVrms'] },
    voltagePeakToPeak: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 1, above: 0, symbol: 'V_pp', modes: ['fromVpp'] },
    levelDbuv: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], default: 107, min: -300, max: 300, symbol: 'L', modes: ['fromDbuv'] },
    impedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: 50,
      above: 0,
      symbol: 'Z',
      modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'],
    },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'GHz', 'kHz', 'Hz'],
      default: 1e8,
      above: 0,
      symbol: 'f',
      modes: ['fromFrequency'],
    },
    wavelength: {
      kind: 'quantity',
      unit: 'm',
      show: ['m', 'cm', 'mm', 'ft', 'in'],
      default: 1,
      above: 0,
      symbol: 'λ',
      modes: ['fromWavelength'],
    },
    period: { kind: 'quantity', unit: 's', show: ['ns', 'ps', 'µs', 'ms'], default: 1e-8, above: 0, symbol: 'T', modes: ['fromPeriod'] },
    velocityFactor: {
      kind: 'quantity',
      unit: '1',
      show: ['1'],
      default: 1,
      above: 0,
      max: 1,
      symbol: 'VF',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    noiseFigure: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 3, min: 0, max: 300, symbol: 'NF', modes: ['fromNoiseFigure'] },
    noiseTemperature: { kind: 'quantity', unit: 'K', show: ['K'], default: 290, min: 0, symbol: 'T_e', modes: ['fromNoiseTemperature'] },
    noiseBandwidth: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz'],
      default: 1,
      above: 0,
      symbol: 'B',
      modes: ['fromNoiseFigure', 'fromNoiseTemperature'],
    },
    decibel: { kind: 'quantity', unit: 'dB', show: ['dB'], default: 3, min: -300, max: 300, modes: ['fromDecibel'] },
    voltageRatio: { kind: 'quantity', unit: '1', show: ['1'], default: 2, above: 0, modes: ['fromVoltageRatio'] },
    powerRatio: { kind: 'quantity', unit: '1', show: ['1'], default: 2, above: 0, modes: ['fromPowerRatio'] },
  },
  outputs: {
    power: {
      kind: 'quantity',
      unit: 'W',
      show: ['mW', 'W', 'µW'],
      symbol: 'P',
      modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'],
    },
    levelDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    levelDbw: { kind: 'quantity', unit: 'dBW', show: ['dBW'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    voltageRms: { kind: 'quantity', unit: 'V', show: ['V', 'mV', 'µV'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    voltagePeak: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    voltagePeakToPeak: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV'],
      modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'],
    },
    openCircuitVoltageRms: {
      kind: 'quantity',
      unit: 'V',
      show: ['V', 'mV', 'µV'],
      modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'],
    },
    currentRms: { kind: 'quantity', unit: 'A', show: ['mA', 'µA', 'A'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    levelDbv: { kind: 'quantity', unit: 'dBV', show: ['dBV'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    levelDbmv: { kind: 'quantity', unit: 'dBmV', show: ['dBmV'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    levelDbuv: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], modes: ['fromWatt', 'fromDbm', 'fromVrms', 'fromVpp', 'fromDbuv'] },
    frequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'GHz', 'kHz', 'Hz'],
      symbol: 'f',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    wavelength: {
      kind: 'quantity',
      unit: 'm',
      show: ['m', 'cm', 'mm', 'ft', 'in'],
      symbol: 'λ',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    freeSpaceWavelength: {
      kind: 'quantity',
      unit: 'm',
      show: ['m', 'cm', 'mm'],
      symbol: 'λ_0',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    quarterWavelength: {
      kind: 'quantity',
      unit: 'm',
      show: ['m', 'cm', 'mm'],
      symbol: 'λ/4',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    period: {
      kind: 'quantity',
      unit: 's',
      show: ['ns', 'ps', 'µs'],
      symbol: 'T',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    angularFrequency: {
      kind: 'quantity',
      unit: 'rad/s',
      show: ['rad/s'],
      symbol: 'ω',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    phaseConstant: {
      kind: 'quantity',
      unit: 'rad/m',
      show: ['rad/m'],
      symbol: 'β',
      modes: ['fromFrequency', 'fromWavelength', 'fromPeriod'],
    },
    noiseFigure: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'NF', modes: ['fromNoiseFigure', 'fromNoiseTemperature'] },
    noiseFactor: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'F', modes: ['fromNoiseFigure', 'fromNoiseTemperature'] },
    noiseTemperature: { kind: 'quantity', unit: 'K', show: ['K'], symbol: 'T_e', modes: ['fromNoiseFigure', 'fromNoiseTemperature'] },
    noiseFloorDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['fromNoiseFigure', 'fromNoiseTemperature'] },
    decibel: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['fromDecibel', 'fromVoltageRatio', 'fromPowerRatio'] },
    voltageRatio: { kind: 'quantity', unit: '1', show: ['1'], modes: ['fromDecibel', 'fromVoltageRatio', 'fromPowerRatio'] },
    powerRatio: { kind: 'quantity', unit: '1', show: ['1'], modes: ['fromDecibel', 'fromVoltageRatio', 'fromPowerRatio'] },
    neper: { kind: 'quantity', unit: 'Np', show: ['Np'], modes: ['fromDecibel', 'fromVoltageRatio', 'fromPowerRatio'] },
  },
  main: {
    fromWatt: 'levelDbm',
    fromDbm: 'power',
    fromVrms: 'levelDbm',
    fromVpp: 'levelDbm',
    fromDbuv: 'levelDbm',
    fromFrequency: 'wavelength',
    fromWavelength: 'frequency',
    fromPeriod: 'frequency',
    fromNoiseFigure: 'noiseTemperature',
    fromNoiseTemperature: 'noiseFigure',
    fromDecibel: 'voltageRatio',
    fromVoltageRatio: 'decibel',
    fromPowerRatio: 'decibel',
  },
  refusals: {},
  warnings: [],
  compute(given) {
    const { impedance, velocityFactor, noiseBandwidth } = given;
    switch (given.mode) {
      case 'fromWatt':
        return { out: levels(Math.sqrt(given.power) * Math.sqrt(impedance), impedance) };
      case 'fromDbm':
        return { out: levels(Math.sqrt(wattsFromDbm(given.levelDbm) * impedance), impedance) };
      case 'fromVrms':
        return { out: levels(given.voltageRms, impedance) };
      case 'fromVpp':
        return { out: levels(given.voltagePeakToPeak / (2 * Math.SQRT2), impedance) };
      case 'fromDbuv':
        return { out: levels(fromMicroDecibels(given.levelDbuv), impedance) };
      case 'fromFrequency':
        return { out: wave(given.frequency, velocityFactor) };
      case 'fromWavelength':
        return { out: wave((velocityFactor * speedOfLight) / given.wavelength, velocityFactor) };
      case 'fromPeriod':
        return { out: wave(1 / given.period, velocityFactor) };
      case 'fromNoiseFigure':
        return { out: noise(Math.expm1((given.noiseFigure * Math.LN10) / 10), noiseBandwidth) };
      case 'fromNoiseTemperature':
        return { out: noise(given.noiseTemperature / standardNoiseTemperature, noiseBandwidth) };
      case 'fromDecibel':
        return { out: ratios(given.decibel, amplitudeRatio(given.decibel), powerRatio(given.decibel)) };
      case 'fromVoltageRatio':
        return { out: ratios(decibelsOfAmplitude(given.voltageRatio), given.voltageRatio, given.voltageRatio ** 2) };
      case 'fromPowerRatio':
        return { out: ratios(decibelsOfPower(given.powerRatio), Math.sqrt(given.powerRatio), given.powerRatio) };
    }
  },
  sources: [
    'IEC 60027-3:2002, Letter symbols to be used in electrical technology, Part 3: Logarithmic and related quantities, and their units',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 2.3',
    'BIPM, The International System of Units, SI Brochure, 9th ed., 2019',
  ],
});
