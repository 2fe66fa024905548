/** Effective radiated power against a dipole and an isotropic radiator, or the transmitter or antenna for it, with the field at a distance. */
import { defineTool, refuse } from '#calculators/define.ts';
import { mismatchLoss, reflectionOfVswr } from '#calculators/math/lines/reflection.ts';
import { distanceOfDensity, fieldOfPower, halfWaveDipoleGain, powerDensity } from '#calculators/math/radio/radiation.ts';
import { dbmFromWatts, decibelsOfPower, microDecibels, powerRatio } from '#calculators/math/radio/decibel.ts';

/** Beyond this, dB, an entry is wrong rather than a feed line long. */
const greatestLoss = 300;
/** Nearer than this, m, hardly an antenna has its far field. */
const leastFarDistance = 1;

interface Station {
  mode: 'radiatedPower' | 'transmitterPower' | 'antennaGain';
  transmitterPower: number;
  radiatedPower: number;
  radiatedPowerKind: 'erp' | 'eirp';
  gain: number;
  gainReference: 'dBi' | 'dBd';
}

/** The chain from transmitter to radiated power, with what was asked for found. */
function radiated({ mode, transmitterPower, radiatedPower, radiatedPowerKind, gain, gainReference }: Station, totalLoss: number) {
  const gainIsotropic = gainReference === 'dBd' ? gain + halfWaveDipoleGain : gain;
  const wanted = radiatedPowerKind === 'erp' ? radiatedPower * powerRatio(halfWaveDipoleGain) : radiatedPower;
  const arriving = transmitterPower * powerRatio(-totalLoss);
  switch (mode) {
    case 'radiatedPower':
      return { transmitterPower, antennaPower: arriving, gainIsotropic, eirp: arriving * powerRatio(gainIsotropic) };
    case 'transmitterPower': {
      const antennaPower = wanted / powerRatio(gainIsotropic);
      return { transmitterPower: antennaPower * powerRatio(totalLoss), antennaPower, gainIsotropic, eirp: wanted };
    }
    case 'antennaGain':
      return { transmitterPower, antennaPower: arriving, gainIsotropic: decibelsOfPower(wanted / arriving), eirp: wanted };
  }
}

export const tool = defineTool({
  name: 'ERPCalculator',
  modes: ['radiatedPower', 'transmitterPower', 'antennaGain'],
  inputs: {
    transmitterPower: {
      kind: 'quantity',
      unit: 'W',
      show: ['W', 'mW', 'kW'],
      default: 10,
      above: 0,
      symbol: 'P',
      modes: ['radiatedPower', 'antennaGain'],
    },
    radiatedPower: {
      kind: 'quantity',
      unit: 'W',
      show: ['W', 'mW', 'kW'],
      default: 10,
      above: 0,
      modes: ['transmitterPower', 'antennaGain'],
    },
    radiatedPowerKind: { kind: 'choice', choices: ['erp', 'eirp'], default: 'erp', modes: ['transmitterPower', 'antennaGain'] },
    gain: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: 6,
      min: -300,
      max: 300,
      symbol: 'G',
      modes: ['radiatedPower', 'transmitterPower'],
    },
    gainReference: { kind: 'choice', choices: ['dBi', 'dBd'], default: 'dBi', modes: ['radiatedPower', 'transmitterPower'] },
    cableLength: { kind: 'quantity', unit: 'm', show: ['m', 'ft'], symbol: 'ℓ', default: 10, min: 0 },
    cableLossPerMetre: { kind: 'quantity', unit: 'dB/m', show: ['dB/100 m', 'dB/m'], symbol: 'α', default: 0.1, min: 0, max: 300 },
    otherLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'A_c', default: 0.5, min: 0, max: 300, advanced: true },
    vswr: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, symbol: 's', advanced: true },
    dutyFactor: { kind: 'quantity', unit: '%', show: ['%'], symbol: 'D', default: 100, above: 0, max: 100, advanced: true },
    distance: { kind: 'quantity', unit: 'm', show: ['m', 'km'], default: 100, above: 0, symbol: 'd' },
    powerDensityLimit: { kind: 'quantity', unit: 'W/m²', show: ['W/m²', 'mW/cm²'], default: 10, above: 0, symbol: 'S_max', advanced: true },
  },
  outputs: {
    transmitterPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'], symbol: 'P' },
    transmitterPowerDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'] },
    totalLoss: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'A' },
    antennaPower: { kind: 'quantity', unit: 'W', show: ['W', 'mW'] },
    gainIsotropic: { kind: 'quantity', unit: 'dBi', show: ['dBi'] },
    gainDipole: { kind: 'quantity', unit: 'dBd', show: ['dBd'] },
    erp: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'] },
    erpDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'] },
    erpDbw: { kind: 'quantity', unit: 'dBW', show: ['dBW'] },
    eirp: { kind: 'quantity', unit: 'W', show: ['W', 'mW', 'kW'] },
    eirpDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'] },
    eirpDbw: { kind: 'quantity', unit: 'dBW', show: ['dBW'] },
    fieldStrength: { kind: 'quantity', unit: 'V/m', show: ['V/m', 'mV/m'], symbol: 'E' },
    fieldStrengthLevel: { kind: 'quantity', unit: 'dBµV/m', show: ['dBµV/m'] },
    powerDensity: { kind: 'quantity', unit: 'W/m²', show: ['W/m²', 'µW/cm²'], symbol: 'S' },
    limitDistance: { kind: 'quantity', unit: 'm', show: ['m'], symbol: 'd_min' },
  },
  main: { radiatedPower: 'erp', transmitterPower: 'transmitterPower', antennaGain: 'gainIsotropic' },
  refusals: { LOSS_TOO_LARGE: 'cableLength' },
  warnings: ['NEAR_ANTENNA'],
  compute(given) {
    const { cableLength, cableLossPerMetre, otherLoss, vswr, dutyFactor, distance } = given;
    const totalLoss = cableLength * cableLossPerMetre + otherLoss + mismatchLoss(reflectionOfVswr(vswr));
    if (totalLoss > greatestLoss) return refuse('LOSS_TOO_LARGE');

    const { transmitterPower, antennaPower, gainIsotropic, eirp } = radiated(given, totalLoss);
    const erp = eirp / powerRatio(halfWaveDipoleGain);
    const field = fieldOfPower(eirp, distance);
    const limitDistance = distanceOfDensity((eirp * dutyFactor) / 100, given.powerDensityLimit);
    return {
      out: {
        transmitterPower,
        transmitterPowerDbm: dbmFromWatts(transmitterPower),
        totalLoss,
        antennaPower,
        gainIsotropic,
        gainDipole: gainIsotropic - halfWaveDipoleGain,
        erp,
        erpDbm: dbmFromWatts(erp),
        erpDbw: decibelsOfPower(erp),
        eirp,
        eirpDbm: dbmFromWatts(eirp),
        eirpDbw: decibelsOfPower(eirp),
        fieldStrength: field,
        fieldStrengthLevel: microDecibels(field),
        powerDensity: powerDensity(eirp, distance),
        limitDistance,
      },
      warnings: [limitDistance < leastFarDistance && 'NEAR_ANTENNA'],
    };
  },
  sources: [
    'ITU, Radio Regulations, 2020, § 1.161–1.163',
    'ITU-R P.525-4, Calculation of free-space attenuation, 2019',
    'FCC OET Bulletin 65, Evaluating compliance with FCC guidelines for human exposure to radiofrequency electromagnetic fields, 97-01',
    'ICNIRP, Guidelines for limiting exposure to electromagnetic fields, 100 kHz to 300 GHz, Health Phys. 118, 2020, doi:10.1097/HP.0000000000001210',
  ],
});
