/** Inverting and non-inverting op-amp stage: gain, bandwidth, slew rate, offset and total noise. */
import { defineTool } from '#calculators/define.ts';
import { zeroCelsius } from '#calculators/math/constants.ts';
import { gainsOf, noiseBandwidths, outputNoise } from './stage.ts';

/** Peak to peak of Gaussian noise that is left in 0.1 % of the time. */
const peaks = 6.6;
/** Resistors beyond make a pole with the amplifier's input capacitance, Ω. */
const largeFeedback = 1e6;

const ohms = { kind: 'quantity', unit: 'Ω', show: ['kΩ', 'Ω', 'MΩ'] } as const;
const volts = { kind: 'quantity', unit: 'V', show: ['mV', 'µV', 'V'] } as const;
const hertz = { kind: 'quantity', unit: 'Hz', show: ['kHz', 'Hz', 'MHz'] } as const;
const amperes = { kind: 'quantity', unit: 'A', show: ['nA', 'pA', 'µA'] } as const;
const density = { kind: 'quantity', unit: 'V/√Hz', show: ['nV/√Hz', 'µV/√Hz'] } as const;

export const tool = defineTool({
  name: 'OpAmpStage',
  modes: ['nonInverting', 'inverting'],
  inputs: {
    inputResistor: { ...ohms, default: 1000, above: 0, symbol: 'R_1', component: true },
    feedbackResistor: { ...ohms, default: 9100, above: 0, symbol: 'R_2', component: true },
    sourceResistance: { ...ohms, show: ['Ω', 'kΩ', 'MΩ'], default: 50, min: 0, symbol: 'R_S' },
    gainBandwidth: { ...hertz, show: ['MHz', 'kHz', 'Hz'], default: 10e6, above: 0, symbol: 'f_T' },
    slewRate: { kind: 'quantity', unit: 'V/s', show: ['V/µs'], default: 10e6, above: 0, symbol: 'S_R' },
    amplitude: { ...volts, show: ['V', 'mV'], default: 1, above: 0, symbol: 'V_p' },
    offsetVoltage: { ...volts, default: 0.5e-3, min: 0, symbol: 'V_os' },
    biasCurrent: { ...amperes, default: 100e-9, min: 0, symbol: 'I_b' },
    offsetCurrent: { ...amperes, default: 10e-9, min: 0, symbol: 'I_os' },
    voltageNoise: { ...density, default: 5e-9, min: 0, symbol: 'e_n' },
    currentNoise: { kind: 'quantity', unit: 'A/√Hz', show: ['pA/√Hz', 'fA/√Hz'], default: 0.6e-12, min: 0, symbol: 'i_n' },
    noiseCorner: { ...hertz, show: ['Hz', 'kHz'], default: 10, min: 0, symbol: 'f_c', advanced: true },
    lowestFrequency: { ...hertz, show: ['Hz', 'kHz'], default: 0.1, above: 0, symbol: 'f_L', advanced: true },
    temperature: {
      kind: 'quantity',
      unit: '°C',
      show: ['°C', '°F'],
      default: 25,
      above: -zeroCelsius,
      max: 300,
      symbol: 't',
      advanced: true,
    },
  },
  outputs: {
    gain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'G' },
    gainDb: { kind: 'quantity', unit: 'dB', show: ['dB'] },
    noiseGain: { kind: 'quantity', unit: '1', show: ['1'], symbol: 'G_n' },
    bandwidth: { ...hertz, symbol: 'f_B' },
    riseTime: { kind: 'quantity', unit: 's', show: ['ns', 'µs', 'ms'], symbol: 't_r' },
    fullPowerBandwidth: { ...hertz, symbol: 'f_P' },
    outputOffset: { ...volts, symbol: 'V_O' },
    totalNoise: { ...volts, show: ['µV', 'mV'], symbol: 'V_n' },
    peakNoise: { ...volts, show: ['µV', 'mV'] },
    outputDensity: { ...density, symbol: 'e_o' },
    inputDensity: { ...density, symbol: 'e_i' },
    fromVoltage: { ...volts, show: ['µV', 'mV'] },
    fromCurrent: { ...volts, show: ['µV', 'mV'] },
    fromResistors: { ...volts, show: ['µV', 'mV'] },
    signalToNoise: { kind: 'quantity', unit: 'dB', show: ['dB'], symbol: 'SNR' },
  },
  main: 'totalNoise',
  refusals: {},
  warnings: ['SLEW_LIMITED', 'LARGE_FEEDBACK', 'RESISTORS_NOISY', 'NARROW'],
  compute(given) {
    const { feedbackResistor, amplitude, lowestFrequency } = given;
    const { gain, noiseGain, atPlus } = gainsOf(given);
    const bandwidth = given.gainBandwidth / noiseGain;
    const { white, falling } = noiseBandwidths(bandwidth, lowestFrequency, given.noiseCorner);
    const noise = outputNoise(given);
    const powers = { voltage: noise.voltage * (white + falling), current: noise.current * white, resistors: noise.resistors * white };
    const total = Math.sqrt(powers.voltage + powers.current + powers.resistors);
    const outputDensity = Math.sqrt(noise.voltage + noise.current + noise.resistors);
    const fullPowerBandwidth = given.slewRate / (2 * Math.PI * amplitude);
    // Both inputs draw nearly the same current: its effects cancel but for the difference of both.
    const [byMinus, byPlus] = [feedbackResistor, atPlus * noiseGain];
    const byCurrent = given.biasCurrent * Math.abs(byMinus - byPlus) + (given.offsetCurrent / 2) * (byMinus + byPlus);
    return {
      out: {
        gain,
        gainDb: 20 * Math.log10(Math.abs(gain)),
        noiseGain,
        bandwidth,
        riseTime: Math.log(9) / (2 * Math.PI * bandwidth),
        fullPowerBandwidth,
        outputOffset: given.offsetVoltage * noiseGain + byCurrent,
        totalNoise: total,
        peakNoise: peaks * total,
        outputDensity,
        inputDensity: outputDensity / Math.abs(gain),
        fromVoltage: Math.sqrt(powers.voltage),
        fromCurrent: Math.sqrt(powers.current),
        fromResistors: Math.sqrt(powers.resistors),
        signalToNoise: 20 * Math.log10(amplitude / Math.SQRT2 / total),
      },
      warnings: [
        fullPowerBandwidth < bandwidth && 'SLEW_LIMITED',
        feedbackResistor > largeFeedback && 'LARGE_FEEDBACK',
        powers.resistors > powers.voltage + powers.current && 'RESISTORS_NOISY',
        bandwidth <= lowestFrequency && 'NARROW',
      ],
    };
  },
  sources: [
    'Texas Instruments, Noise Analysis in Operational Amplifier Circuits, SLVA043B, 2007',
    'W. Jung (ed.), Op Amp Applications Handbook, Analog Devices, 2005, § 1.4',
    'P. Horowitz, W. Hill, The Art of Electronics, 3rd ed., 2015, § 8.9',
  ],
});
