/** Signal-to-noise ratio of a sampled sine with clock and aperture jitter, the jitter or frequency for one, and the jitter of a phase-noise curve. */
import { defineTool, refuse } from '#calculators/define.ts';
import { decibelsOfAmplitude, decibelsOfPower, powerRatio } from '#calculators/math/radio/decibel.ts';

interface Converter {
  apertureJitter: number;
  resolution: number;
  averageDnl: number;
  thermalNoise: number;
}

/** Noise powers as shares of the power of a full-scale sine. */
const quantisation = ({ averageDnl, resolution }: Converter) => (2 / 3) * ((1 + averageDnl) / 2 ** resolution) ** 2;
const thermal = ({ thermalNoise, resolution }: Converter) => 8 * (thermalNoise / 2 ** resolution) ** 2;

/** Jitter hides the converter's own noise from this many dB on. */
const dominance = 6;

function signalToNoise(frequency: number, clockJitter: number, converter: Converter) {
  const totalJitter = Math.hypot(clockJitter, converter.apertureJitter);
  const jitter = (2 * Math.PI * frequency * totalJitter) ** 2;
  const [steps, heat] = [quantisation(converter), thermal(converter)];
  const jitterSnr = jitter === 0 ? null : -decibelsOfPower(jitter);
  const quantisationSnr = -decibelsOfPower(steps);
  const totalSnr = -decibelsOfPower(jitter + steps + heat);
  return {
    out: {
      clockJitter,
      totalJitter,
      jitterSnr,
      quantisationSnr,
      thermalSnr: heat === 0 ? null : -decibelsOfPower(heat),
      totalSnr,
      enob: (totalSnr - decibelsOfPower(1.5)) / decibelsOfAmplitude(2),
    },
    warnings: [jitterSnr !== null && jitterSnr < quantisationSnr - dominance && ('JITTER_DOMINATES' as const)],
  };
}

interface Clock {
  clockFrequency: number;
  offsets: readonly number[];
  phaseNoise: readonly number[];
}

/** (eˣ − 1)/x. */
const growth = (x: number) => (x === 0 ? 1 : Math.expm1(x) / x);

/** Phase noise of one sideband between neighbouring points, straight in dB over log frequency (Analog Devices MT-008). */
function integrated({ clockFrequency, offsets, phaseNoise }: Clock) {
  const areas = offsets.slice(1).map((end, index) => {
    const [start = end, from = 0, to = 0] = [offsets[index], phaseNoise[index], phaseNoise[index + 1]];
    const width = Math.log1p((end - start) / start);
    return powerRatio(from) * start * width * growth(width + ((to - from) * Math.LN10) / 10);
  });
  const area = areas.reduce((sum, part) => sum + part, 0);
  const jitterOf = (part: number) => Math.sqrt(2 * part) / (2 * Math.PI * clockFrequency);
  const rmsPhase = Math.sqrt(2 * area);
  return {
    clockJitter: jitterOf(area),
    integratedPhaseNoise: decibelsOfPower(area),
    rmsPhase,
    rmsPhaseDegrees: (rmsPhase * 180) / Math.PI,
    segmentJitter: areas.map(jitterOf),
  };
}

export const tool = defineTool({
  name: 'DataConversionJitterCalculatorTool',
  modes: ['snrFromJitter', 'jitterFromSnr', 'frequencyFromSnr', 'phaseNoise'],
  inputs: {
    inputFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'kHz', 'GHz'],
      default: 7e7,
      above: 0,
      symbol: 'f_in',
      modes: ['snrFromJitter', 'jitterFromSnr', 'phaseNoise'],
    },
    clockJitter: {
      kind: 'quantity',
      unit: 's',
      show: ['fs', 'ps'],
      default: 2e-13,
      min: 0,
      symbol: 't_c',
      modes: ['snrFromJitter', 'frequencyFromSnr'],
    },
    apertureJitter: { kind: 'quantity', unit: 's', show: ['fs', 'ps'], default: 1e-13, min: 0, symbol: 't_a' },
    wantedSnr: {
      kind: 'quantity',
      unit: 'dB',
      show: ['dB'],
      default: 74,
      above: 0,
      max: 300,
      symbol: 'SNR',
      modes: ['jitterFromSnr', 'frequencyFromSnr'],
    },
    resolution: { kind: 'quantity', unit: 'bit', show: ['bit'], default: 14, min: 1, max: 32, integer: true, symbol: 'N' },
    averageDnl: { kind: 'quantity', unit: 'LSB', show: ['LSB'], default: 0, min: 0, max: 10, symbol: 'ε', advanced: true },
    thermalNoise: { kind: 'quantity', unit: 'LSB', show: ['LSB'], symbol: 'v_n', default: 0, min: 0, advanced: true },
    clockFrequency: {
      kind: 'quantity',
      unit: 'Hz',
      show: ['MHz', 'GHz'],
      default: 122_880_000,
      above: 0,
      symbol: 'f_0',
      modes: ['phaseNoise'],
    },
    offsets: {
      kind: 'list',
      unit: 'Hz',
      show: ['Hz', 'kHz', 'MHz'],
      default: [100, 1000, 10_000, 100_000, 1e6, 1e7],
      above: 0,
      minCount: 2,
      maxCount: 20,
      symbol: 'f',
      modes: ['phaseNoise'],
    },
    phaseNoise: {
      kind: 'list',
      unit: 'dBc/Hz',
      show: ['dBc/Hz'],
      default: [-90, -120, -140, -150, -155, -158],
      min: -300,
      max: 300,
      minCount: 2,
      maxCount: 20,
      symbol: 'L(f)',
      modes: ['phaseNoise'],
    },
  },
  outputs: {
    clockJitter: { kind: 'quantity', unit: 's', show: ['fs', 'ps'], symbol: 't_c' },
    totalJitter: { kind: 'quantity', unit: 's', show: ['fs', 'ps'], symbol: 't_j' },
    jitterSnr: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    quantisationSnr: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    thermalSnr: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    totalSnr: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    enob: { kind: 'quantity', unit: 'bit', show: ['bit'], symbol: 'ENOB' },
    maximumFrequency: { kind: 'quantity', unit: 'Hz', show: ['MHz', 'GHz'], modes: ['frequencyFromSnr'] },
    integratedPhaseNoise: { kind: 'quantity', unit: 'dBc', show: ['dBc'], modes: ['phaseNoise'] },
    rmsPhase: { kind: 'quantity', unit: 'rad', show: ['mrad', 'rad'], modes: ['phaseNoise'] },
    rmsPhaseDegrees: { kind: 'quantity', unit: '°', show: ['°'], modes: ['phaseNoise'] },
    segmentJitter: { kind: 'list', unit: 's', show: ['fs', 'ps'], modes: ['phaseNoise'] },
  },
  main: { snrFromJitter: 'totalSnr', jitterFromSnr: 'clockJitter', frequencyFromSnr: 'maximumFrequency', phaseNoise: 'clockJitter' },
  refusals: { SNR_UNREACHABLE: 'wantedSnr', LIST_LENGTH: 'phaseNoise', OFFSETS_ORDER: 'offsets' },
  warnings: ['JITTER_DOMINATES'],
  compute(given) {
    const { mode, apertureJitter, inputFrequency } = given;
    if (mode === 'phaseNoise') {
      if (given.offsets.length !== given.phaseNoise.length) return refuse('LIST_LENGTH');
      if (given.offsets.some((offset, index) => index > 0 && offset <= (given.offsets[index - 1] ?? 0))) return refuse('OFFSETS_ORDER');
      const { clockJitter, ...noise } = integrated(given);
      const answer = signalToNoise(inputFrequency, clockJitter, given);
      return { ...answer, out: { ...answer.out, ...noise } };
    }
    if (mode === 'snrFromJitter') return signalToNoise(inputFrequency, given.clockJitter, given);

    const allowed = powerRatio(-given.wantedSnr) - quantisation(given) - thermal(given);
    if (!(allowed > 0)) return refuse('SNR_UNREACHABLE');
    const angle = Math.sqrt(allowed) / (2 * Math.PI); // 2πf·t_j without its 2π
    if (mode === 'frequencyFromSnr') {
      const totalJitter = Math.hypot(given.clockJitter, apertureJitter);
      if (totalJitter === 0) return refuse('SNR_UNREACHABLE');
      const maximumFrequency = angle / totalJitter;
      const answer = signalToNoise(maximumFrequency, given.clockJitter, given);
      return { ...answer, out: { ...answer.out, maximumFrequency } };
    }
    const totalJitter = angle / inputFrequency;
    if (totalJitter < apertureJitter) return refuse('SNR_UNREACHABLE');
    return signalToNoise(inputFrequency, Math.sqrt((totalJitter - apertureJitter) * (totalJitter + apertureJitter)), given);
  },
  sources: [
    'Analog Devices, Aperture time, aperture jitter, aperture delay time, MT-007',
    'Analog Devices, Converting oscillator phase noise to time jitter, MT-008',
    'Analog Devices, Aperture uncertainty and ADC system performance, AN-501',
    'IEEE Std 1241-2010, Terminology and test methods for analog-to-digital converters, doi:10.1109/IEEESTD.2011.5692956',
  ],
});
