import { boltzmannConstant, zeroCelsius } from '#calculators/math/constants.ts';

interface Stage {
  readonly mode: 'nonInverting' | 'inverting';
  readonly inputResistor: number;
  readonly feedbackResistor: number;
  readonly sourceResistance: number;
}

interface Noise extends Stage {
  readonly voltageNoise: number;
  readonly currentNoise: number;
  readonly temperature: number;
}

/** Gain of an ideal op-amp with its resistors, and the one that its own noise and offset see; what lies at the + input is `atPlus`, Ω. */
export function gainsOf({ mode, inputResistor, feedbackResistor, sourceResistance }: Stage) {
  const toMinus = mode === 'inverting' ? inputResistor + sourceResistance : inputResistor;
  const noiseGain = 1 + feedbackResistor / toMinus;
  const gain = mode === 'inverting' ? -feedbackResistor / toMinus : noiseGain;
  return { gain, noiseGain, toMinus, atPlus: mode === 'inverting' ? 0 : sourceResistance };
}

/** Squares of the white noise densities at the output, V²/Hz: of the amplifier's voltage, of its currents, and of the resistors. */
export function outputNoise(stage: Noise) {
  const { noiseGain, toMinus, atPlus } = gainsOf(stage);
  const { feedbackResistor, voltageNoise, currentNoise } = stage;
  const thermal = 4 * boltzmannConstant * (stage.temperature + zeroCelsius);
  const shareOfInput = (feedbackResistor / toMinus) ** 2;
  return {
    voltage: (voltageNoise * noiseGain) ** 2,
    current: currentNoise ** 2 * (feedbackResistor ** 2 + (atPlus * noiseGain) ** 2),
    resistors: thermal * (feedbackResistor + toMinus * shareOfInput + atPlus * noiseGain ** 2),
  };
}

/** Bandwidth of white noise and that of noise falling by 1/f, Hz, from a lowest frequency through one pole. */
export function noiseBandwidths(bandwidth: number, lowest: number, corner: number) {
  return {
    white: bandwidth * Math.atan(bandwidth / lowest),
    falling: (corner / 2) * Math.log1p((bandwidth / lowest) ** 2),
  };
}
