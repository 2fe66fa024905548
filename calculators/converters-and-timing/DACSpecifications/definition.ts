/** Data-sheet figures of a digital-to-analog converter in volts and decibels: codes, errors over temperature, dynamic range. */
import { defineTool, refuse } from '#calculators/define.ts';
import { dbmFromWatts, decibelsOfAmplitude, decibelsOfPower, powerRatio } from '#calculators/math/radio/decibel.ts';

interface Scale {
  resolution: number;
  referenceVoltage: number;
  outputGain: number;
  coding: 'unipolar' | 'offsetBinary' | 'twosComplement';
  lsbDefinition: 'powerOfTwo' | 'codesMinusOne';
}

function scaleOf({ resolution, referenceVoltage, outputGain, coding, lsbDefinition }: Scale) {
  const half = referenceVoltage * outputGain;
  const range = coding === 'unipolar' ? half : 2 * half;
  return { range, lowest: coding === 'unipolar' ? 0 : -half, lsb: range / (2 ** resolution - (lsbDefinition === 'powerOfTwo' ? 0 : 1)) };
}

interface Errors extends Scale {
  offsetError: number;
  gainErrorPercent: number;
  inl: number;
  dnl: number;
  offsetDrift: number;
  gainDrift: number;
  temperatureSpan: number;
}

function errorBudget(given: Errors) {
  const { lsb, range } = scaleOf(given);
  const offsetLsb = Math.abs(given.offsetError) / lsb;
  const gainLsb = ((Math.abs(given.gainErrorPercent) / 100) * range) / lsb;
  const offsetDriftLsb = (given.offsetDrift * given.temperatureSpan) / lsb;
  const gainDriftLsb = (given.gainDrift * 1e-6 * given.temperatureSpan * range) / lsb;
  const driftLsb = offsetDriftLsb + gainDriftLsb;
  const worstCaseLsb = offsetLsb + gainLsb + given.inl + driftLsb;
  const rssLsb = Math.hypot(offsetLsb, gainLsb, given.inl, offsetDriftLsb, gainDriftLsb);
  return {
    lsb,
    range,
    offsetLsb,
    gainLsb,
    driftLsb,
    worstCaseError: worstCaseLsb * lsb,
    worstCaseLsb,
    rssError: rssLsb * lsb,
    rssLsb,
    calibratedError: (given.inl + driftLsb) * lsb,
    accuracyBits: worstCaseLsb === 0 ? null : Math.log2(range / (2 * worstCaseLsb * lsb)),
    monotonic: given.dnl < 1,
  };
}

interface Signal {
  resolution: number;
  fullScalePeakToPeak: number;
  loadResistance: number;
  signalLevel: number;
  updateRate: number;
  outputFrequency: number;
  snr: number | null;
  thd: number | null;
  sfdr: number | null;
}

/** Loss of the zero-order hold at a share of the update rate, dB. */
export function sincLoss(share: number): number {
  const angle = Math.PI * share;
  return decibelsOfAmplitude(Math.abs(angle / Math.sin(angle)));
}

/** SNR of a full-scale sine in the noise of quantisation with no bits, dB: 10·log10 1.5. */
const sineOverSteps = decibelsOfPower(1.5);

function dynamics(given: Signal) {
  const { signalLevel, updateRate, outputFrequency, thd, sfdr } = given;
  const idealSnr = decibelsOfAmplitude(2 ** given.resolution) + sineOverSteps;
  const fullScaleRms = given.fullScalePeakToPeak / (2 * Math.SQRT2);
  const fullScaleDbm = dbmFromWatts(fullScaleRms * (fullScaleRms / given.loadResistance));
  const loss = sincLoss(outputFrequency / updateRate);
  const signalDbm = fullScaleDbm + signalLevel - loss;
  const snr = given.snr ?? idealSnr + signalLevel;
  const sinad = -decibelsOfPower(powerRatio(-snr) + (thd === null ? 0 : powerRatio(thd)));
  return {
    idealSnr,
    fullScaleRms,
    fullScaleDbm,
    signalDbm,
    sinad,
    enob: (sinad - signalLevel - sineOverSteps) / decibelsOfAmplitude(2),
    noiseDensity: fullScaleDbm + signalLevel - snr - decibelsOfPower(updateRate / 2),
    spurLevel: sfdr === null ? null : signalDbm - sfdr,
    sincLoss: loss,
    imageFrequency: updateRate - outputFrequency,
    imageLevel: decibelsOfAmplitude(outputFrequency / (updateRate - outputFrequency)),
    samplesPerPeriod: updateRate / outputFrequency,
  };
}

export const tool = defineTool({
  name: 'DACSpecifications',
  modes: ['transfer', 'errors', 'dynamic'],
  inputs: {
    resolution: { kind: 'quantity', unit: 'bit', show: ['bit'], default: 12, min: 1, max: 32, integer: true, symbol: 'N' },
    referenceVoltage: { kind: 'quantity', unit: 'V', show: ['V'], default: 2.5, above: 0, symbol: 'V_ref', modes: ['transfer', 'errors'] },
    outputGain: { kind: 'quantity', unit: '1', show: ['1'], default: 1, above: 0, symbol: 'g', modes: ['transfer', 'errors'] },
    coding: { kind: 'choice', choices: ['unipolar', 'offsetBinary', 'twosComplement'], default: 'unipolar', modes: ['transfer', 'errors'] },
    lsbDefinition: {
      kind: 'choice',
      choices: ['powerOfTwo', 'codesMinusOne'],
      default: 'powerOfTwo',
      modes: ['transfer', 'errors'],
      advanced: true,
    },
    code: { kind: 'quantity', unit: '1', show: ['1'], default: 2048, integer: true, symbol: 'D', modes: ['transfer'] },
    wantedVoltage: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: null, optional: true, symbol: 'V', modes: ['transfer'] },
    offsetError: { kind: 'quantity', unit: 'V', show: ['mV', 'µV'], default: 0.001, modes: ['errors'] },
    gainErrorPercent: { kind: 'quantity', unit: '%', show: ['%'], default: 0.1, modes: ['errors'] },
    inl: { kind: 'quantity', unit: 'LSB', show: ['LSB'], default: 1, min: 0, symbol: 'INL', modes: ['errors'] },
    dnl: { kind: 'quantity', unit: 'LSB', show: ['LSB'], default: 0.5, min: 0, symbol: 'DNL', modes: ['errors'] },
    offsetDrift: { kind: 'quantity', unit: 'V/K', show: ['µV/K'], default: 1e-6, min: 0, modes: ['errors'], advanced: true },
    gainDrift: { kind: 'quantity', unit: 'ppm/K', show: ['ppm/K'], default: 10, min: 0, modes: ['errors'], advanced: true },
    temperatureSpan: { kind: 'quantity', unit: 'K', show: ['K'], default: 60, min: 0, symbol: 'ΔT', modes: ['errors'], advanced: true },
    fullScalePeakToPeak: { kind: 'quantity', unit: 'V', show: ['V', 'mV'], default: 1, above: 0, modes: ['dynamic'] },
    loadResistance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'R_L', modes: ['dynamic'] },
    signalLevel: { kind: 'quantity', unit: 'dBFS', show: ['dBFS'], default: 0, min: -300, max: 0, modes: ['dynamic'] },
    updateRate: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], default: 1e8, above: 0, symbol: 'f_s', modes: ['dynamic'] },
    outputFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'kHz', 'GHz'],
      default: 1e7,
      above: 0,
      symbol: 'f_out',
      modes: ['dynamic'],
    },
    snr: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: null,
      min: -300,
      max: 300,
      optional: true,
      symbol: 'SNR',
      modes: ['dynamic'],
    },
    thd: {
      kind: 'quantity',
      unit: 'dBc',
      show: ['dBc'],
      default: null,
      min: -300,
      max: 0,
      optional: true,
      symbol: 'THD',
      modes: ['dynamic'],
    },
    sfdr: {
      kind: 'quantity',
      unit: 'dBc',
      show: ['dBc'],
      default: null,
      min: 0,
      max: 300,
      optional: true,
      symbol: 'SFDR',
      modes: ['dynamic'],
    },
  },
  outputs: {
    lsb: { kind: 'quantity', unit: 'V', show: ['µV', 'mV'], digits: 6, symbol: 'LSB', modes: ['transfer', 'errors'] },
    range: { kind: 'quantity', unit: 'V', show: ['V'], symbol: 'FSR', modes: ['transfer', 'errors'] },
    outputVoltage: { kind: 'quantity', unit: 'V', show: ['V'], digits: 7, symbol: 'V_out', modes: ['transfer'] },
    minimumVoltage: { kind: 'quantity', unit: 'V', show: ['V'], digits: 7, modes: ['transfer'] },
    maximumVoltage: { kind: 'quantity', unit: 'V', show: ['V'], digits: 7, modes: ['transfer'] },
    nearestCode: { kind: 'quantity', unit: '1', show: ['1'], integer: true, modes: ['transfer'] },
    nearestVoltage: { kind: 'quantity', unit: 'V', show: ['V'], digits: 7, modes: ['transfer'] },
    voltageError: { kind: 'quantity', unit: 'V', show: ['µV', 'mV'], modes: ['transfer'] },
    offsetLsb: { kind: 'quantity', unit: 'LSB', show: ['LSB'], modes: ['errors'] },
    gainLsb: { kind: 'quantity', unit: 'LSB', show: ['LSB'], modes: ['errors'] },
    driftLsb: { kind: 'quantity', unit: 'LSB', show: ['LSB'], modes: ['errors'] },
    worstCaseError: { kind: 'quantity', unit: 'V', show: ['mV', 'µV'], modes: ['errors'] },
    worstCaseLsb: { kind: 'quantity', unit: 'LSB', show: ['LSB'], modes: ['errors'] },
    rssError: { kind: 'quantity', unit: 'V', show: ['mV', 'µV'], modes: ['errors'] },
    rssLsb: { kind: 'quantity', unit: 'LSB', show: ['LSB'], modes: ['errors'] },
    calibratedError: { kind: 'quantity', unit: 'V', show: ['mV', 'µV'], modes: ['errors'] },
    accuracyBits: { kind: 'quantity', unit: 'bit', show: ['bit'], modes: ['errors'] },
    monotonic: { kind: 'flag', modes: ['errors'] },
    idealSnr: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['dynamic'] },
    fullScaleRms: { kind: 'quantity', unit: 'V', show: ['mV', 'V'], modes: ['dynamic'] },
    fullScaleDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['dynamic'] },
    signalDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['dynamic'] },
    sinad: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['dynamic'] },
    enob: { kind: 'quantity', unit: 'bit', show: ['bit'], symbol: 'ENOB', modes: ['dynamic'] },
    noiseDensity: { kind: 'quantity', unit: 'dBm/Hz', show: ['dBm/Hz'], modes: ['dynamic'] },
    spurLevel: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['dynamic'] },
    sincLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['dynamic'] },
    imageFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz'], modes: ['dynamic'] },
    imageLevel: { kind: 'quantity', unit: 'dBc', show: ['dBc'], modes: ['dynamic'] },
    samplesPerPeriod: { kind: 'quantity', unit: '1', show: ['1'], modes: ['dynamic'] },
  },
  main: { transfer: 'outputVoltage', errors: 'worstCaseError', dynamic: 'enob' },
  refusals: { CODE_RANGE: 'code', ABOVE_NYQUIST: 'outputFrequency' },
  warnings: ['NOT_MONOTONIC', 'VOLTAGE_CLIPPED'],
  compute(given) {
    if (given.mode === 'errors') return { out: errorBudget(given), warnings: [given.dnl >= 1 && 'NOT_MONOTONIC'] };
    if (given.mode === 'dynamic') return given.outputFrequency >= given.updateRate / 2 ? refuse('ABOVE_NYQUIST') : { out: dynamics(given) };

    const { wantedVoltage } = given;
    const { lsb, range, lowest } = scaleOf(given);
    const codes = 2 ** given.resolution;
    const first = given.coding === 'twosComplement' ? -codes / 2 : 0;
    if (given.code < first || given.code > first + codes - 1) return refuse('CODE_RANGE');
    const voltageOf = (code: number) => lowest + (code - first) * lsb;
    const [minimumVoltage, maximumVoltage] = [voltageOf(first), voltageOf(first + codes - 1)];
    const nearest = (voltage: number) => first + Math.min(Math.max(Math.round((voltage - lowest) / lsb), 0), codes - 1);
    const nearestCode = wantedVoltage === null ? null : nearest(wantedVoltage);
    const nearestVoltage = nearestCode === null ? null : voltageOf(nearestCode);
    return {
      out: {
        lsb,
        range,
        outputVoltage: voltageOf(given.code),
        minimumVoltage,
        maximumVoltage,
        nearestCode,
        nearestVoltage,
        voltageError: nearestVoltage === null || wantedVoltage === null ? null : nearestVoltage - wantedVoltage,
      },
      warnings: [wantedVoltage !== null && (wantedVoltage < minimumVoltage || wantedVoltage > maximumVoltage) && 'VOLTAGE_CLIPPED'],
    };
  },
  sources: [
    'IEEE Std 1658-2011, Terminology and test methods of digital-to-analog converter devices, doi:10.1109/IEEESTD.2012.6152113',
    'Analog Devices, Taking the mystery out of the infamous formula SNR = 6.02N + 1.76 dB, MT-001',
    'Analog Devices, Evaluating high speed DAC performance, MT-013',
    'Analog Devices, Oversampling interpolating DACs, MT-017',
  ],
});
