/** Radio and converters: what one mode finds leads back through the others, and known limits hold. */
import { expect, test } from 'vitest';
import { evaluate } from './evaluate.ts';
import type { ToolName } from './names.ts';
import { loadTool } from './registry.ts';

async function results(name: ToolName, entered: Record<string, unknown>): Promise<Record<string, unknown>> {
  const answer = evaluate(await loadTool(name), entered);
  expect(answer).toMatchObject({ ok: true });
  return answer.ok ? answer.out : {};
}

/** `found` of the first mode, entered as `entered` in the second, must bring back `expected` as `back`. */
type Trip = [
  name: ToolName,
  first: Record<string, unknown>,
  second: Record<string, unknown>,
  found: string,
  entered: string,
  back: string,
  expected: number,
];

const station = { vswr: 2.5, cableLength: 33 };
const receiver = { cableLoss: 2, preampGain: 20, gain: 6 };
const amplifier = { cableLoss: 3, gain: 7 };
const noisy = { thermalNoise: 0.7, averageDnl: 0.2 };
const units = (name: ToolName, first: Record<string, unknown>, back: string, expected: number, modes: Record<string, string>): Trip[] =>
  Object.entries(modes).map(([mode, id]) => [name, first, { mode }, id, id, back, expected]);

const trips: Trip[] = [
  [
    'ERPCalculator',
    { ...station, transmitterPower: 7, gain: 4 },
    { ...station, mode: 'transmitterPower', gain: 4 },
    'erp',
    'radiatedPower',
    'transmitterPower',
    7,
  ],
  [
    'ERPCalculator',
    { ...station, transmitterPower: 7, gain: 4 },
    { ...station, mode: 'antennaGain', transmitterPower: 7 },
    'erp',
    'radiatedPower',
    'gainIsotropic',
    4,
  ],
  [
    'EMCConversion3',
    { ...receiver, mode: 'readingToField', reading: 33 },
    { ...receiver, mode: 'fieldToReading' },
    'electricLevel',
    'electricLevel',
    'reading',
    33,
  ],
  ['EMCConversion3', { gain: 6 }, { antennaGivenBy: 'antennaFactor' }, 'antennaFactor', 'antennaFactor', 'gain', 6],
  [
    'EMCConversion3',
    { ...amplifier, mode: 'transmitToField', transmitPower: 5 },
    { ...amplifier, mode: 'powerForField' },
    'electricField',
    'wantedField',
    'transmitPower',
    5,
  ],
  [
    'VSWRLossCalculator',
    { vswr: 3, matchedLineLoss: 1.5 },
    { matchedLineLoss: 1.5, measuredAt: 'lineInput' },
    'inputVswr',
    'vswr',
    'vswr',
    3,
  ],
  ['VSWRLossCalculator', { vswr: 1e9 }, { mode: 'fromReturnLoss' }, 'returnLoss', 'returnLoss', 'vswr', 1e9],
  ['FMConverter', { mode: 'fromIndex', modulationIndex: 3.3 }, { mode: 'fromDeviation' }, 'deviation', 'deviation', 'modulationIndex', 3.3],
  [
    'FMConverter',
    { mode: 'fromIndex', modulationIndex: 3.3 },
    { mode: 'fromBandwidth' },
    'carsonBandwidth',
    'bandwidth',
    'modulationIndex',
    3.3,
  ],
  [
    'SignalLineOfSight',
    { height1: 50, height2: 12 },
    { mode: 'requiredHeight', height1: 50 },
    'radioRange',
    'distance',
    'requiredHeight2',
    12,
  ],
  ['TrapAntennaCalculator', {}, { mode: 'analyseCoaxTrap' }, 'turns', 'turns', 'resonantFrequency', 7.1e6],
  ['DataConversionJitterCalculatorTool', noisy, { ...noisy, mode: 'jitterFromSnr' }, 'totalSnr', 'wantedSnr', 'clockJitter', 2e-13],
  ['DataConversionJitterCalculatorTool', noisy, { ...noisy, mode: 'frequencyFromSnr' }, 'totalSnr', 'wantedSnr', 'maximumFrequency', 7e7],
  ...units('EMCConversion', { mode: 'fromVolt', voltage: 0.02 }, 'voltage', 0.02, {
    fromDbuv: 'levelDbuv',
    fromDbm: 'levelDbm',
    fromDbua: 'levelDbua',
    fromAmpere: 'current',
    fromWatt: 'power',
  }),
  ...units('EMCConversion2', { electricField: 0.3 }, 'electricField', 0.3, {
    fromElectricLevel: 'electricLevel',
    fromMagnetic: 'magneticField',
    fromMagneticLevel: 'magneticLevel',
    fromFluxDensity: 'fluxDensity',
    fromFluxLevel: 'fluxLevel',
    fromPowerDensity: 'powerDensity',
    fromPowerDensityLevel: 'powerDensityLevel',
  }),
  ...units('RFUnitConverter', { mode: 'fromVrms', voltageRms: 0.4 }, 'voltageRms', 0.4, {
    fromWatt: 'power',
    fromDbm: 'levelDbm',
    fromVpp: 'voltagePeakToPeak',
    fromDbuv: 'levelDbuv',
  }),
  ...units('RFUnitConverter', { mode: 'fromNoiseFigure', noiseFigure: 1e-6 }, 'noiseFigure', 1e-6, {
    fromNoiseTemperature: 'noiseTemperature',
  }),
];

test.each(trips)('%s %o leads back through %o', async (name, first, second, found, entered, back, expected) => {
  const there = await results(name, first);
  const home = await results(name, { ...second, [entered]: there[found] });
  expect(Number(home[back]) / expected).toBeCloseTo(1, 7);
});

test('a null of the carrier has no carrier', async () => {
  for (const nullNumber of [1, 5, 20])
    expect((await results('FMConverter', { mode: 'fromCarrierNull', nullNumber }))['carrierLevelChange']).toBeNull();
});

test('a matched load returns nothing, and a line adds no loss of its own to it', async () => {
  expect(await results('VSWRLossCalculator', { vswr: 1, matchedLineLoss: 3 })).toMatchObject({
    returnLoss: null,
    inputReturnLoss: null,
    additionalLoss: 0,
    totalLineLoss: 3,
  });
});

test('no height sees around a quarter of the earth', async () => {
  const answer = evaluate(await loadTool('SignalLineOfSight'), { mode: 'requiredHeight', distance: 1e7, kFactor: 0.5 });
  expect(answer).toEqual({ ok: false, errors: [{ code: 'RESULT_OUT_OF_RANGE', at: 'requiredHeight2' }] });
});

test('periods are counted to the last one in a long record', async () => {
  const record = { samplingFrequency: 1e6, inputFrequency: 2.5e14, recordLength: 2 ** 24, cycleChoice: 'prime' };
  const { cycles, signalBin } = await results('CoherentSampling', record);
  expect(cycles).toBeGreaterThan(4e15);
  expect(signalBin).toBe(Math.min(Number(cycles) % 2 ** 24, 2 ** 24 - (Number(cycles) % 2 ** 24)));
});
