/** Field quantities of a plane wave in every unit, and the electric field at another distance. */
import { defineTool } from '#calculators/define.ts';
import { speedOfLight, vacuumImpedance, vacuumPermeability } from '#calculators/math/constants.ts';
import { decibelsOfAmplitude, decibelsOfPower, fromMicroDecibels, microDecibels, wattsFromDbm } from '#calculators/math/radio/decibel.ts';

interface Field {
  electricField: number;
  electricLevel: number;
  magneticField: number;
  magneticLevel: number;
  fluxDensity: number;
  fluxLevel: number;
  powerDensity: number;
  powerDensityLevel: number;
  waveImpedance: number;
}

/** Electric field, V/m, from the quantity that is known. */
const electricFieldOf = {
  fromElectric: ({ electricField }: Field) => electricField,
  fromElectricLevel: ({ electricLevel }: Field) => fromMicroDecibels(electricLevel),
  fromMagnetic: ({ magneticField, waveImpedance }: Field) => magneticField * waveImpedance,
  fromMagneticLevel: ({ magneticLevel, waveImpedance }: Field) => fromMicroDecibels(magneticLevel) * waveImpedance,
  fromFluxDensity: ({ fluxDensity, waveImpedance }: Field) => (fluxDensity / vacuumPermeability) * waveImpedance,
  // A level above 1 pT is a level above 1 µT with 120 dB more.
  fromFluxLevel: ({ fluxLevel, waveImpedance }: Field) => (fromMicroDecibels(fluxLevel - 120) / vacuumPermeability) * waveImpedance,
  fromPowerDensity: ({ powerDensity, waveImpedance }: Field) => Math.sqrt(powerDensity) * Math.sqrt(waveImpedance),
  fromPowerDensityLevel: ({ powerDensityLevel, waveImpedance }: Field) => Math.sqrt(wattsFromDbm(powerDensityLevel) * waveImpedance),
};

export const tool = defineTool({
  name: 'EMCConversion2',
  modes: [
    'fromElectric',
    'fromElectricLevel',
    'fromMagnetic',
    'fromMagneticLevel',
    'fromFluxDensity',
    'fromFluxLevel',
    'fromPowerDensity',
    'fromPowerDensityLevel',
  ],
  inputs: {
    electricField: {
      kind: 'quantity',
      unit: 'V/m',
      show: ['V/m', 'mV/m', 'µV/m'],
      default: 1,
      above: 0,
      symbol: 'E',
      modes: ['fromElectric'],
    },
    electricLevel: { kind: 'quantity', unit: 'dBµV/m', show: ['dBµV/m'], default: 40, min: -300, max: 300, modes: ['fromElectricLevel'] },
    magneticField: {
      kind: 'quantity',
      unit: 'A/m',
      show: ['A/m', 'mA/m', 'µA/m'],
      default: 0.001,
      above: 0,
      symbol: 'H',
      modes: ['fromMagnetic'],
    },
    magneticLevel: { kind: 'quantity', unit: 'dBµA/m', show: ['dBµA/m'], default: 0, min: -300, max: 300, modes: ['fromMagneticLevel'] },
    fluxDensity: {
      kind: 'quantity',
      unit: 'T',
      show: ['µT', 'nT', 'pT', 'mG'],
      default: 1e-9,
      above: 0,
      symbol: 'B',
      modes: ['fromFluxDensity'],
    },
    fluxLevel: { kind: 'quantity', unit: 'dBpT', show: ['dBpT'], default: 60, min: -300, max: 300, modes: ['fromFluxLevel'] },
    powerDensity: {
      kind: 'quantity',
      unit: 'W/m²',
      show: ['W/m²', 'mW/cm²', 'µW/cm²'],
      default: 1,
      above: 0,
      symbol: 'S',
      modes: ['fromPowerDensity'],
    },
    powerDensityLevel: {
      kind: 'quantity',
      unit: 'dBm/m²',
      show: ['dBm/m²'],
      default: 0,
      min: -300,
      max: 300,
      modes: ['fromPowerDensityLevel'],
    },
    waveImpedance: {
      kind: 'quantity',
      unit: 'Ω',
      show: ['Ω'],
      default: vacuumImpedance,
      above: 0,
      symbol: 'Z_w',
      advanced: true,
    },
    measuringDistance: { kind: 'quantity', unit: 'm', show: ['m'], default: 3, above: 0, symbol: 'd_1' },
    limitDistance: { kind: 'quantity', unit: 'm', show: ['m'], default: 3, above: 0, symbol: 'd_2' },
    decayExponent: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 0, max: 3, symbol: 'n', advanced: true },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], default: null, above: 0, optional: true, symbol: 'f' },
  },
  outputs: {
    electricField: { kind: 'quantity', unit: 'V/m', show: ['V/m', 'mV/m', 'µV/m'], symbol: 'E' },
    electricLevel: { kind: 'quantity', unit: 'dBµV/m', show: ['dBµV/m'] },
    magneticField: { kind: 'quantity', unit: 'A/m', show: ['A/m', 'mA/m', 'µA/m'], symbol: 'H' },
    magneticLevel: { kind: 'quantity', unit: 'dBµA/m', show: ['dBµA/m'] },
    fluxDensity: { kind: 'quantity', unit: 'T', show: ['µT', 'nT', 'pT', 'mG'], symbol: 'B' },
    fluxLevel: { kind: 'quantity', unit: 'dBpT', show: ['dBpT'] },
    powerDensity: { kind: 'quantity', unit: 'W/m²', show: ['W/m²', 'µW/cm²'], symbol: 'S' },
    powerDensityMilliwattPerSquareCentimetre: { kind: 'quantity', unit: 'mW/cm²', show: ['mW/cm²'] },
    powerDensityLevel: { kind: 'quantity', unit: 'dBm/m²', show: ['dBm/m²'] },
    distanceCorrection: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    electricLevelAtLimitDistance: { kind: 'quantity', unit: 'dBµV/m', show: ['dBµV/m'] },
    electricFieldAtLimitDistance: { kind: 'quantity', unit: 'V/m', show: ['V/m', 'mV/m', 'µV/m'] },
    nearFieldBoundary: { kind: 'quantity', unit: 'm', show: ['m'] },
  },
  main: {
    fromElectric: 'electricLevel',
    fromElectricLevel: 'electricField',
    fromMagnetic: 'electricField',
    fromMagneticLevel: 'electricLevel',
    fromFluxDensity: 'magneticField',
    fromFluxLevel: 'magneticLevel',
    fromPowerDensity: 'electricField',
    fromPowerDensityLevel: 'electricLevel',
  },
  refusals: {},
  warnings: ['NEAR_FIELD'],
  compute(given) {
    const { waveImpedance, measuringDistance, limitDistance, decayExponent, frequency } = given;
    const electricField = electricFieldOf[given.mode](given);
    const magneticField = electricField / waveImpedance;
    const fluxDensity = vacuumPermeability * magneticField;
    const powerDensity = electricField * magneticField;
    const electricLevel = microDecibels(electricField);
    const distanceCorrection = decayExponent * decibelsOfAmplitude(measuringDistance / limitDistance);
    const nearFieldBoundary = frequency === null ? null : speedOfLight / (2 * Math.PI * frequency);
    return {
      out: {
        electricField,
        electricLevel,
        magneticField,
        magneticLevel: microDecibels(magneticField),
        fluxDensity,
        fluxLevel: microDecibels(fluxDensity) + 120,
        powerDensity,
        powerDensityMilliwattPerSquareCentimetre: powerDensity / 10,
        powerDensityLevel: electricLevel - decibelsOfPower(waveImpedance) - 90,
        distanceCorrection,
        electricLevelAtLimitDistance: electricLevel + distanceCorrection,
        electricFieldAtLimitDistance: electricField * (measuringDistance / limitDistance) ** decayExponent,
        nearFieldBoundary,
      },
      warnings: [nearFieldBoundary !== null && Math.min(measuringDistance, limitDistance) < nearFieldBoundary && 'NEAR_FIELD'],
    };
  },
  sources: [
    'CODATA recommended values of the fundamental physical constants: 2022, Rev. Mod. Phys. 97, 2025, doi:10.1103/RevModPhys.97.025002',
    'CISPR 16-2-3:2016+AMD1:2019, Methods of measurement of disturbances and immunity, Radiated disturbance measurements',
  ],
});
