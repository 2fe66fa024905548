import type { PartClass } from '#contract/part-classes.ts';

/** What an engineer means by a figure without a sign: at least this much, at most this much, or exactly this. */
export type Direction = 'at_least' | 'at_most' | 'exact';

/** Voltages, powers and currents that name what the part is, not what it stands. */
const exact = new Set([
  'outputVoltage',
  'zenerVoltage',
  'varistorVoltage',
  'standoffVoltage',
  'thresholdVoltage',
  'nominalVoltage',
  'coilVoltage',
  'testCurrent',
  'holdCurrent',
  'tripCurrent',
  'txPower',
  'operateVoltage',
  'releaseVoltage',
]);

/** Losses and errors: less is better. */
const atMost = new Set([
  'tolerance',
  'toleranceAbs',
  'tempCoefficient',
  'frequencyTolerance',
  'frequencyStability',
  'esr',
  'dcr',
  'onResistance',
  'gateCharge',
  'forwardVoltage',
  'dropoutVoltage',
  'saturationVoltage',
  'clampingVoltage',
  'inputOffset',
  'inputBias',
  'noiseDensity',
  'noiseFigure',
  'supplyCurrent',
  'quiescentCurrent',
  'triggerCurrent',
  'reverseRecoveryTime',
  'propagationDelay',
  'junctionCapacitance',
  'thermalResistance',
  'accuracyTemperature',
  'reverseCurrent',
  'cutoffCurrent',
  'zenerImpedance',
  'inputCapacitance',
  'riseTime',
  'fallTime',
  'operateTime',
  'releaseTime',
  'conversionTime',
  'coilPower',
  'coilCurrent',
  'receiveCurrent',
  'transmitCurrent',
]);

/** What only adds to a part's worth, beside all ratings in volt, watt and ampere. */
const atLeast = new Set([
  'gainBandwidth',
  'slewRate',
  'lifetime',
  'selfResonantFrequency',
  'qFactor',
  'cmrr',
  'dataRate',
  'sampleRate',
  'energyRating',
  'soundPressure',
  'signalToNoise',
  'currentTransferRatio',
  'psrr',
  'matingCycles',
  'adcResolution',
]);

const ratingUnits = new Set(['V', 'W', 'A']);

/** Whether figures in a unit say what a part stands, unless its key says otherwise. */
export function isRating(unit: string): boolean {
  return ratingUnits.has(unit);
}

/** Which way a parameter gets better; `exact` when another figure makes another part. */
function directionOf(key: string, unit: string): Direction {
  if (exact.has(key)) return 'exact';
  if (atMost.has(key)) return 'at_most';
  return atLeast.has(key) || isRating(unit) ? 'at_least' : 'exact';
}

/** A fuse for more current protects less, and a supply or a crystal is made for one figure. */
const exactly: Partial<Record<PartClass, readonly string[]>> = {
  fuses: ['ratedCurrent'],
  'resettable-fuses': ['holdCurrent'],
  crystals: ['loadCapacitance'],
  'ceramic-resonators': ['loadCapacitance'],
};

/** Which way a parameter of a class of parts may differ from what a row says. */
export function bindingOf(partClass: PartClass | null, key: string, unit: string): Direction {
  return (partClass && exactly[partClass])?.includes(key) ? 'exact' : directionOf(key, unit);
}
