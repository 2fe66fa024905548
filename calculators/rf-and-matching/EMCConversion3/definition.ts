/** Antennas in EMC measurements: antenna factor and gain, field from a reading and back, power for an immunity test. */
import { defineTool } from '#calculators/define.ts';
import { speedOfLight, vacuumImpedance } from '#calculators/math/constants.ts';
import { fieldOfPower, halfWaveDipoleGain, powerForField } from '#calculators/math/radio/radiation.ts';
import { decibelsOfAmplitude, decibelsOfPower, fromMicroDecibels, microDecibels, powerRatio } from '#calculators/math/radio/decibel.ts';

/** Antenna factor and gain add up to this, dB: 20·log10 √(4πη0/(R·λ²)). */
function factorAndGain(wavelength: number, impedance: number): number {
  return decibelsOfPower((4 * Math.PI * vacuumImpedance) / impedance) - decibelsOfAmplitude(wavelength);
}

function receivedField(electricLevel: number, reading: number, impedance: number) {
  return { electricLevel, electricField: fromMicroDecibels(electricLevel), reading, readingDbm: reading - 90 - decibelsOfPower(impedance) };
}

export const tool = defineTool({
  name: 'EMCConversion3',
  modes: ['antenna', 'readingToField', 'fieldToReading', 'transmitToField', 'powerForField'],
  inputs: {
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz', 'kHz'], default: 3e8, above: 0, symbol: 'f' },
    impedance: { kind: 'quantity', unit: 'Ω', show: ['Ω'], default: 50, above: 0, symbol: 'R' },
    antennaGivenBy: { kind: 'choice', choices: ['gain', 'antennaFactor'], default: 'gain' },
    gain: { kind: 'quantity', unit: 'dBi', show: ['dBi'], default: 2.15, min: -300, max: 300, symbol: 'G' },
    antennaFactor: { kind: 'quantity', unit: 'dB/m', show: ['dB/m'], default: 15, min: -300, max: 300, symbol: 'AF' },
    reading: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], symbol: 'L_U', default: 40, min: -300, max: 300, modes: ['readingToField'] },
    electricLevel: {
      kind: 'quantity',
      unit: 'dBµV/m',
      show: ['dBµV/m'],
      symbol: 'L_E',
      default: 40,
      min: -300,
      max: 300,
      modes: ['fieldToReading'],
    },
    cableLoss: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: 0,
      min: 0,
      max: 300,
      symbol: 'A_c',
      modes: ['readingToField', 'fieldToReading', 'transmitToField', 'powerForField'],
    },
    preampGain: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      symbol: 'G_p',
      default: 0,
      min: 0,
      max: 300,
      modes: ['readingToField', 'fieldToReading'],
    },
    transmitPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], default: 10, above: 0, symbol: 'P', modes: ['transmitToField'] },
    wantedField: { kind: 'quantity', unit: 'V/m', show: ['V/m'], default: 10, above: 0, symbol: 'E', modes: ['powerForField'] },
    amplitudeModulation: {
      kind: 'quantity',
      unit: '%',
      show: ['%'],
      default: 80,
      min: 0,
      max: 100,
      symbol: 'm',
      modes: ['powerForField'],
      advanced: true,
    },
    distance: { kind: 'quantity', unit: 'm', show: ['m'], default: 3, above: 0, symbol: 'd', modes: ['transmitToField', 'powerForField'] },
    limit: {
      kind: 'quantity',
      unit: 'dBµV/m',
      show: ['dBµV/m'],
      default: null,
      min: -300,
      max: 300,
      optional: true,
      modes: ['readingToField'],
    },
  },
  outputs: {
    gain: { kind: 'quantity', unit: 'dBi', show: ['dBi'], symbol: 'G' },
    gainDipole: { kind: 'quantity', unit: 'dBd', show: ['dBd'] },
    gainNumeric: { kind: 'quantity', unit: '1', show: ['1'] },
    antennaFactor: { kind: 'quantity', unit: 'dB/m', show: ['dB/m'], symbol: 'AF' },
    effectiveArea: { kind: 'quantity', unit: 'm²', show: ['m²', 'cm²'], symbol: 'A_e' },
    wavelength: { kind: 'quantity', unit: 'm', show: ['m'], symbol: 'λ' },
    electricLevel: {
      kind: 'quantity',
      unit: 'dBµV/m',
      show: ['dBµV/m'],
      symbol: 'L_E',
      modes: ['readingToField', 'fieldToReading', 'transmitToField', 'powerForField'],
    },
    electricField: {
      kind: 'quantity',
      unit: 'V/m',
      show: ['V/m', 'mV/m', 'µV/m'],
      symbol: 'E',
      modes: ['readingToField', 'fieldToReading', 'transmitToField', 'powerForField'],
    },
    reading: { kind: 'quantity', unit: 'dBµV', show: ['dBµV'], symbol: 'L_U', modes: ['readingToField', 'fieldToReading'] },
    readingDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'], modes: ['readingToField', 'fieldToReading'] },
    margin: { kind: 'quantity', unit: 'dB', show: ['dB'], modes: ['readingToField'] },
    transmitPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], modes: ['transmitToField', 'powerForField'] },
    peakPower: { kind: 'quantity', unit: 'W', show: ['W'], modes: ['powerForField'] },
    equivalentIsotropicPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], modes: ['transmitToField', 'powerForField'] },
  },
  main: {
    antenna: 'antennaFactor',
    readingToField: 'electricLevel',
    fieldToReading: 'reading',
    transmitToField: 'electricField',
    powerForField: 'peakPower',
  },
  refusals: {},
  warnings: ['NEAR_FIELD', 'OVER_LIMIT'],
  compute(given) {
    const { frequency, impedance, cableLoss, preampGain, distance, limit } = given;
    const wavelength = speedOfLight / frequency;
    const sum = factorAndGain(wavelength, impedance);
    const gain = given.antennaGivenBy === 'gain' ? given.gain : sum - given.antennaFactor;
    const antennaFactor = given.antennaGivenBy === 'gain' ? sum - gain : given.antennaFactor;
    const gainNumeric = powerRatio(gain);
    const antenna = {
      gain,
      gainDipole: gain - halfWaveDipoleGain,
      gainNumeric,
      antennaFactor,
      effectiveArea: (gainNumeric * wavelength ** 2) / (4 * Math.PI),
      wavelength,
    };
    const before = antennaFactor + cableLoss - preampGain;
    switch (given.mode) {
      case 'antenna':
        return { out: antenna };
      case 'readingToField': {
        const field = receivedField(given.reading + before, given.reading, impedance);
        const margin = limit === null ? null : limit - field.electricLevel;
        return { out: { ...antenna, ...field, margin }, warnings: [margin !== null && margin < 0 && 'OVER_LIMIT'] };
      }
      case 'fieldToReading':
        return { out: { ...antenna, ...receivedField(given.electricLevel, given.electricLevel - before, impedance) } };
      case 'transmitToField':
      case 'powerForField': {
        const strength = given.mode === 'powerForField' ? given.wantedField : null;
        const radiated = strength === null ? given.transmitPower * powerRatio(-cableLoss) * gainNumeric : powerForField(strength, distance);
        const electricField = strength ?? fieldOfPower(radiated, distance);
        const transmitPower = strength === null ? given.transmitPower : (radiated / gainNumeric) * powerRatio(cableLoss);
        return {
          out: {
            ...antenna,
            electricLevel: microDecibels(electricField),
            electricField,
            transmitPower,
            peakPower: transmitPower * (1 + given.amplitudeModulation / 100) ** 2,
            equivalentIsotropicPower: radiated,
          },
          warnings: [distance < wavelength / (2 * Math.PI) && 'NEAR_FIELD'],
        };
      }
    }
  },
  sources: [
    'CISPR 16-1-6:2014, Specification for radio disturbance and immunity measuring apparatus and methods, EMC antenna calibration',
    'ITU-R P.525-4, Calculation of free-space attenuation, 2019',
    'IEC 61000-4-3:2020, Electromagnetic compatibility, Radiated, radio-frequency, electromagnetic field immunity test',
  ],
});
