/** Deviation, modulation index and bandwidth of a carrier modulated by one tone, and its spectrum. */
import { defineTool, refuse } from '#calculators/define.ts';
import { besselJ, besselZero } from '#calculators/math/numeric/bessel.ts';
import { decibelsOfAmplitude } from '#calculators/math/radio/decibel.ts';

/** Above this index the lines are too many to list. */
const greatestIndex = 500;
/** Below this index, rad, one pair of sidebands says it all. */
const greatestNarrowIndex = 0.3;
/** Share of the unmodulated carrier from which a line counts. */
const leastAmplitude = 0.01;
/** A line below this is a null, as near as doubles come. */
const nothing = 1e-12;

interface Modulation {
  modulationFrequency: number;
  deviation: number;
  modulationIndex: number;
  bandwidth: number;
  nullNumber: number;
}

const indexOf = {
  fromDeviation: ({ deviation, modulationFrequency }: Modulation) => deviation / modulationFrequency,
  fromIndex: ({ modulationIndex }: Modulation) => modulationIndex,
  fromBandwidth: ({ bandwidth, modulationFrequency }: Modulation) => bandwidth / 2 / modulationFrequency - 1,
  fromCarrierNull: ({ nullNumber }: Modulation) => besselZero(nullNumber),
};

const levelOf = (amplitude: number) => (Math.abs(amplitude) < nothing ? null : decibelsOfAmplitude(Math.abs(amplitude)));

/** Fewest pairs of sidebands that hold this share of the power with the carrier. */
function pairsHolding(share: number, [carrier = 0, ...sidebands]: readonly number[]): number {
  let power = carrier ** 2;
  let pairs = 0;
  while (power < share && pairs < sidebands.length) {
    power += 2 * (sidebands[pairs] ?? 0) ** 2;
    pairs += 1;
  }
  return pairs;
}

export const tool = defineTool({
  name: 'FMConverter',
  modes: ['fromDeviation', 'fromIndex', 'fromBandwidth', 'fromCarrierNull'],
  inputs: {
    modulationFrequency: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'], default: 15_000, above: 0, symbol: 'f_m' },
    deviation: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['kHz', 'Hz', 'MHz'],
      default: 75_000,
      above: 0,
      symbol: 'Δf',
      modes: ['fromDeviation'],
    },
    modulationIndex: { kind: 'quantity', unit: 'rad', show: ['rad'], default: 5, above: 0, max: 500, symbol: 'β', modes: ['fromIndex'] },
    bandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], default: 180_000, above: 0, symbol: 'B', modes: ['fromBandwidth'] },
    nullNumber: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 20, integer: true, modes: ['fromCarrierNull'] },
    carrierFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz'], default: 1e8, above: 0, symbol: 'f_c' },
    carrierLevel: { kind: 'quantity', unit: 'dBm', show: ['dBm'], default: 0, min: -300, max: 300, advanced: true },
    powerShare: { kind: 'quantity', unit: '%', show: ['%'], symbol: 'p', default: 98, above: 0, max: 99.9999, advanced: true },
    multiplication: { kind: 'quantity', unit: '1', show: ['1'], default: 1, min: 1, max: 1000, integer: true, symbol: 'n', advanced: true },
  },
  outputs: {
    deviation: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'], symbol: 'Δf' },
    modulationIndex: { kind: 'quantity', unit: 'rad', show: ['rad'], symbol: 'β' },
    phaseDeviationDegrees: { kind: 'quantity', unit: '°', show: ['°'] },
    rmsDeviation: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz'] },
    carsonBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'], symbol: 'B' },
    occupiedBandwidth: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'] },
    sidebandPairs: { kind: 'quantity', unit: '1', show: ['1'], integer: true },
    carrierLevelChange: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    sidebands: {
      kind: 'table',
      columns: {
        order: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'n', integer: true },
        amplitude: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'J_n' },
        levelDbm: { kind: 'quantity', unit: 'dBm', show: ['dBm'] },
        lowerFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], digits: 8 },
        upperFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'kHz', 'GHz', 'Hz'], digits: 8 },
      },
    },
    multipliedFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], digits: 8 },
    multipliedDeviation: { kind: 'quantity', unit: 'Hz', show: ['kHz', 'MHz'] },
    multipliedIndex: { kind: 'quantity', unit: 'rad', show: ['rad'] },
    kind: { kind: 'code', codes: ['narrowband', 'wideband'] },
  },
  main: { fromDeviation: 'carsonBandwidth', fromIndex: 'deviation', fromBandwidth: 'deviation', fromCarrierNull: 'deviation' },
  refusals: { BANDWIDTH_TOO_SMALL: 'bandwidth', INDEX_TOO_LARGE: 'modulationFrequency', CARRIER_TOO_LOW: 'carrierFrequency' },
  warnings: ['FOLDING'],
  compute(given) {
    const { modulationFrequency, carrierFrequency, carrierLevel, multiplication } = given;
    if (given.mode === 'fromBandwidth' && given.bandwidth <= 2 * modulationFrequency) return refuse('BANDWIDTH_TOO_SMALL');
    const index = indexOf[given.mode](given);
    if (index > greatestIndex) return refuse('INDEX_TOO_LARGE');
    const deviation = given.mode === 'fromDeviation' ? given.deviation : index * modulationFrequency;
    if (carrierFrequency <= deviation) return refuse('CARRIER_TOO_LOW');

    const lines = besselJ(Math.ceil(index + 15 * Math.cbrt(index)) + 30, index);
    const sidebandPairs = Math.max(
      0,
      lines.findLastIndex((amplitude) => Math.abs(amplitude) >= leastAmplitude),
    );
    const occupiedBandwidth = 2 * pairsHolding(given.powerShare / 100, lines) * modulationFrequency;
    return {
      out: {
        deviation,
        modulationIndex: index,
        phaseDeviationDegrees: (index * 180) / Math.PI,
        rmsDeviation: deviation / Math.SQRT2,
        carsonBandwidth: 2 * (deviation + modulationFrequency),
        occupiedBandwidth,
        sidebandPairs,
        carrierLevelChange: levelOf(lines[0] ?? 0),
        sidebands: lines.slice(0, sidebandPairs + 1).map((amplitude, order) => {
          const level = levelOf(amplitude);
          return {
            order,
            amplitude,
            levelDbm: level === null ? null : carrierLevel + level,
            lowerFrequency: carrierFrequency - order * modulationFrequency,
            upperFrequency: carrierFrequency + order * modulationFrequency,
          };
        }),
        multipliedFrequency: carrierFrequency * multiplication,
        multipliedDeviation: deviation * multiplication,
        multipliedIndex: index * multiplication,
        kind: index < greatestNarrowIndex ? 'narrowband' : 'wideband',
      },
      warnings: [carrierFrequency < occupiedBandwidth / 2 && 'FOLDING'],
    };
  },
  sources: [
    'J. R. Carson, Notes on the theory of modulation, Proc. IRE 10, 1922, doi:10.1109/JRPROC.1922.219793',
    'M. Abramowitz, I. Stegun, Handbook of Mathematical Functions, National Bureau of Standards, 1964, § 9',
    'Agilent, Spectrum analysis: amplitude and frequency modulation, AN 150-1',
  ],
});
