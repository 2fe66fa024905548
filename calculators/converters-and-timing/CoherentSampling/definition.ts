/** Input and sampling frequency with a whole number of periods in the record of a converter, and the bins of the harmonics. */
import { defineTool, refuse } from '#calculators/define.ts';
import { decibelsOfPower } from '#calculators/math/radio/decibel.ts';
import { greatestCommonDivisor, isPrime, nearestAllowed } from '#calculators/math/numeric/whole-numbers.ts';

/** The whole number of periods nearest to the wanted one that shares no factor with the record; endless where doubles tell whole numbers apart no more. */
function cyclesNear(wanted: number, recordLength: number, choice: 'coprime' | 'odd' | 'prime'): number {
  if (wanted >= Number.MAX_SAFE_INTEGER / 2) return Infinity;
  return nearestAllowed(
    wanted,
    (cycles) =>
      greatestCommonDivisor(cycles, recordLength) === 1 &&
      (choice === 'coprime' || (choice === 'odd' ? cycles % 2 === 1 : isPrime(cycles))),
  );
}

export const tool = defineTool({
  name: 'CoherentSampling',
  modes: ['adjustInput', 'adjustSampling', 'adjustBoth'],
  inputs: {
    samplingFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], default: 65e6, above: 0, symbol: 'f_s' },
    inputFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], default: 32_100_000, above: 0, symbol: 'f_in' },
    recordLength: { kind: 'quantity', unit: '1', show: ['1'], default: 8192, min: 8, max: 16_777_216, integer: true, symbol: 'N' },
    cycleChoice: { kind: 'choice', choices: ['coprime', 'odd', 'prime'], default: 'coprime' },
    generatorStep: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'mHz', 'kHz'], default: 1, above: 0, symbol: 'δ', modes: ['adjustBoth'] },
    resolution: { kind: 'quantity', unit: 'bit', show: ['bit'], default: 12, min: 1, max: 32, integer: true, symbol: 'b' },
    harmonics: { kind: 'quantity', unit: '1', show: ['1'], default: 5, min: 2, max: 20, integer: true, advanced: true },
  },
  outputs: {
    cycles: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'M', integer: true },
    inputFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], digits: 9, symbol: 'f_in' },
    samplingFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], digits: 9, symbol: 'f_s' },
    inputShift: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'] },
    samplingShift: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'] },
    binWidth: { kind: 'quantity', unit: 'Hz', show: ['Hz', 'kHz'], digits: 7 },
    recordTime: { kind: 'quantity', unit: 's', show: ['µs', 'ms', 's'] },
    signalBin: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    nyquistZone: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    harmonicBins: {
      kind: 'table',
      columns: {
        harmonic: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        bin: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
        frequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'Hz'], digits: 7 },
      },
    },
    processingGain: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    minimumRecordLength: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
  },
  main: { adjustInput: 'inputFrequency', adjustSampling: 'samplingFrequency', adjustBoth: 'inputFrequency' },
  refusals: { STEP_TOO_COARSE: 'generatorStep', NO_CYCLES: 'recordLength' },
  warnings: ['NOT_POWER_OF_TWO', 'RECORD_SHORT', 'UNDERSAMPLING'],
  compute(given) {
    const { mode, recordLength, generatorStep, cycleChoice } = given;
    const steps = Math.round(given.samplingFrequency / (recordLength * generatorStep));
    if (mode === 'adjustBoth' && steps === 0) return refuse('STEP_TOO_COARSE');
    const wantedBin = mode === 'adjustBoth' ? steps * generatorStep : given.samplingFrequency / recordLength;
    const wanted = given.inputFrequency / wantedBin;
    if (wanted < 0.5) return refuse('NO_CYCLES');

    const cycles = cyclesNear(wanted, recordLength, cycleChoice);
    const binWidth = mode === 'adjustSampling' ? given.inputFrequency / cycles : wantedBin;
    const inputFrequency = mode === 'adjustSampling' ? given.inputFrequency : cycles * binWidth;
    const samplingFrequency = mode === 'adjustInput' ? given.samplingFrequency : recordLength * binWidth;
    const binOf = (harmonic: number) => {
      const place = (harmonic * (cycles % recordLength)) % recordLength;
      return Math.min(place, recordLength - place);
    };
    const minimumRecordLength = Math.ceil(Math.PI * 2 ** given.resolution);
    const nyquistZone = (2 * cycles - ((2 * cycles) % recordLength)) / recordLength + 1;
    return {
      out: {
        cycles,
        inputFrequency,
        samplingFrequency,
        inputShift: inputFrequency - given.inputFrequency,
        samplingShift: samplingFrequency - given.samplingFrequency,
        binWidth,
        recordTime: recordLength / samplingFrequency,
        signalBin: binOf(1),
        nyquistZone,
        harmonicBins: Array.from({ length: given.harmonics - 1 }, (_, index) => {
          const bin = binOf(index + 2);
          return { harmonic: index + 2, bin, frequency: bin * binWidth };
        }),
        processingGain: decibelsOfPower(recordLength / 2),
        minimumRecordLength,
      },
      warnings: [
        !Number.isInteger(Math.log2(recordLength)) && 'NOT_POWER_OF_TWO',
        recordLength < minimumRecordLength && 'RECORD_SHORT',
        nyquistZone > 1 && 'UNDERSAMPLING',
      ],
    };
  },
  sources: [
    'Maxim, Coherent Sampling vs. Window Sampling, AN 1040',
    'IEEE Std 1241-2010, Terminology and test methods for analog-to-digital converters, doi:10.1109/IEEESTD.2011.5692956',
  ],
});
