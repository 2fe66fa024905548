/** Radio link from transmitter to receiver: margin over a distance, greatest range, or the power for a margin. */
import { defineTool } from '#calculators/define.ts';
import { standardNoiseTemperature } from '#calculators/math/constants.ts';
import { noiseTemperature, thermalNoise } from '#calculators/math/radio/cascade.ts';
import { dbmFromWatts, powerRatio, wattsFromDbm } from '#calculators/math/radio/decibel.ts';
import { distanceOfLoss, farFieldDistance, pathLoss, rayleighOutage } from '#calculators/math/radio/path-loss.ts';

/** From here on rain and gases of the air take a part that counts, Hz. */
const rainFrequency = 10e9;

const dB = { kind: 'quantity', unit: 'dB', show: ['dB'] } as const;
const dBm = { kind: 'quantity', unit: 'dBm', show: ['dBm'] } as const;
const gain = { kind: 'quantity', unit: 'dBi', show: ['dBi'], default: 2, min: -100, max: 100 } as const;
const loss = { ...dB, min: 0, max: 300 } as const;
const distance = { kind: 'quantity', unit: 'm', show: ['km', 'm', 'mi'] } as const;

export const tool = defineTool({
  name: 'LinkBudget',
  modes: ['margin', 'range', 'power'],
  inputs: {
    transmitterPower: { ...dBm, default: 14, min: -200, max: 120, symbol: 'P_t', modes: ['margin', 'range'] },
    transmitterLoss: { ...loss, default: 0.5, symbol: 'A_t' },
    transmitterGain: { ...gain, symbol: 'G_t' },
    frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], default: 868e6, above: 0, symbol: 'f' },
    distance: { ...distance, default: 2000, above: 0, symbol: 'd', modes: ['margin', 'power'] },
    pathExponent: { kind: 'quantity', unit: '1', show: ['1'], default: 2, min: 1, max: 8, symbol: 'n' },
    referenceDistance: { ...distance, show: ['m', 'km'], default: 1, above: 0, symbol: 'd_0', advanced: true },
    otherLoss: { ...loss, default: 0, symbol: 'A_o' },
    receiverGain: { ...gain, symbol: 'G_r' },
    receiverLoss: { ...loss, default: 0.5, symbol: 'A_r' },
    sensitivity: { ...dBm, default: -120, min: -300, max: 100, optional: true, symbol: 'P_min' },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz', 'Hz'], default: 125e3, above: 0, symbol: 'B' },
    noiseFigure: { ...dB, default: 6, min: 0, max: 100, symbol: 'NF' },
    requiredSnr: { ...dB, default: 10, min: -100, max: 100, symbol: 'SNR' },
    wantedMargin: { ...dB, default: 20, min: -100, max: 200, symbol: 'M' },
  },
  outputs: {
    margin: { ...dB, symbol: 'M', modes: ['margin'] },
    maximumRange: { ...distance, symbol: 'd_max', modes: ['margin', 'range'] },
    requiredPower: { ...dBm, symbol: 'P_t', modes: ['power'] },
    requiredWatts: { kind: 'quantity', unit: 'W', show: ['mW', 'W', 'µW'], modes: ['power'] },
    receivedPower: { ...dBm, symbol: 'P_r' },
    pathLoss: { ...dB, symbol: 'L' },
    eirp: { ...dBm, symbol: 'EIRP' },
    eirpWatts: { kind: 'quantity', unit: 'W', show: ['mW', 'W', 'kW'] },
    usedSensitivity: { ...dBm, symbol: 'P_min' },
    noiseFloor: { ...dBm, symbol: 'N' },
    signalToNoise: dB,
    outage: { kind: 'quantity', unit: '%', show: ['%'] },
    farField: { kind: 'quantity', unit: 'm', show: ['m', 'cm', 'km'] },
  },
  main: { margin: 'margin', range: 'maximumRange', power: 'requiredPower' },
  refusals: {},
  warnings: ['NO_LINK', 'MARGIN_LOW', 'NEAR_FIELD', 'RAIN_AND_GASES'],
  compute(given) {
    const { mode, frequency, wantedMargin, transmitterGain, receiverGain } = given;
    const noiseFloor = dbmFromWatts(
      thermalNoise(standardNoiseTemperature + noiseTemperature(powerRatio(given.noiseFigure)), given.bandwidth),
    );
    const usedSensitivity = given.sensitivity ?? noiseFloor + given.requiredSnr;
    /** What the path may not touch: gains less losses of both ends. */
    const [transmitting, receiving] = [transmitterGain - given.transmitterLoss, receiverGain - given.receiverLoss - given.otherLoss];
    const lossBudget = given.transmitterPower + transmitting + receiving - usedSensitivity - wantedMargin;
    const maximumRange = distanceOfLoss(lossBudget, given);
    const distanceUsed = mode === 'range' ? maximumRange : given.distance;
    const pathLossUsed = pathLoss(distanceUsed, given);
    const requiredPower = usedSensitivity + wantedMargin + pathLossUsed - transmitting - receiving;
    const eirp = (mode === 'power' ? requiredPower : given.transmitterPower) + transmitting;
    const receivedPower = eirp - pathLossUsed + receiving;
    const margin = receivedPower - usedSensitivity;
    const farField = farFieldDistance(Math.max(transmitterGain, receiverGain), frequency);
    return {
      out: {
        margin,
        maximumRange,
        requiredPower,
        requiredWatts: wattsFromDbm(requiredPower),
        receivedPower,
        pathLoss: pathLossUsed,
        eirp,
        eirpWatts: wattsFromDbm(eirp),
        usedSensitivity,
        noiseFloor,
        signalToNoise: receivedPower - noiseFloor,
        outage: 100 * rayleighOutage(margin),
        farField,
      },
      warnings: [
        margin < 0 && 'NO_LINK',
        mode === 'margin' && margin >= 0 && margin < wantedMargin && 'MARGIN_LOW',
        distanceUsed < farField && 'NEAR_FIELD',
        frequency > rainFrequency && 'RAIN_AND_GASES',
      ],
    };
  },
  sources: [
    'H. T. Friis, A note on a simple transmission formula, Proc. IRE 34, 1946, doi:10.1109/JRPROC.1946.234568',
    'ITU-R P.525-4, Calculation of free-space attenuation, 2019',
    'T. S. Rappaport, Wireless Communications, 2nd ed., Prentice Hall, 2002, § 4.9',
    'D. M. Pozar, Microwave Engineering, 4th ed., Wiley, 2012, § 14.2',
    'ITU-R P.1057-6, Probability distributions relevant to radiowave propagation modelling, 2019',
  ],
});
