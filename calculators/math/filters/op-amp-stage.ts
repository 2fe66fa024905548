/** Gain of filter stages with an op-amp of one pole, A(s) = 2πf_T/s, by nodal analysis; all admittances at one frequency. */
import { add, type Complex, complex, divide, multiply, reciprocal, scale, subtract } from '#calculators/math/numeric/complex.ts';

/** 1/A at a frequency, for a gain–bandwidth product (Hz); 0 for the ideal op-amp (null). */
export const inverseOpenLoop = (frequency: number, gainBandwidth: number | null): Complex =>
  complex(0, gainBandwidth === null ? 0 : frequency / gainBandwidth);

/** Gain of a non-inverting amplifier whose ideal gain is given. */
export const followingGain = (ideal: number, inverseA: Complex): Complex => divide(complex(ideal), add(complex(1), scale(inverseA, ideal)));

/** Gain of an inverting amplifier whose feedback impedance over input impedance is given. */
export function invertingGain(ratio: Complex, inverseA: Complex): Complex {
  return divide(scale(ratio, -1), add(complex(1), multiply(inverseA, add(complex(1), ratio))));
}

/** Admittances (S) of a Sallen–Key stage: input to x, x to the + input, x to the output, + input to ground. */
export interface SallenKey {
  input: Complex;
  coupling: Complex;
  output: Complex;
  ground: Complex;
}

export function sallenKeyGain({ input, coupling, output, ground }: SallenKey, ideal: number, inverseA: Complex): Complex {
  const gain = followingGain(ideal, inverseA);
  const node = multiply(add(input, output), add(coupling, ground));
  const whole = subtract(add(node, multiply(coupling, ground)), multiply(gain, coupling, output));
  return divide(multiply(gain, input, coupling), whole);
}

/** Admittances (S) of a multiple-feedback stage: input to x, x to ground, x to the output, x to the − input, − input to the output. */
export interface MultipleFeedback {
  input: Complex;
  ground: Complex;
  output: Complex;
  coupling: Complex;
  feedback: Complex;
}

export function multipleFeedbackGain({ input, ground, output, coupling, feedback }: MultipleFeedback, inverseA: Complex): Complex {
  // Voltage at x over that at the output.
  const node = scale(add(inverseA, multiply(add(complex(1), inverseA), divide(feedback, coupling))), -1);
  const whole = add(multiply(node, add(input, ground, output, coupling)), scale(output, -1), multiply(inverseA, coupling));
  return divide(input, whole);
}

/** Admittance (S) of a resistor (Ω). */
export const ofResistor = (resistance: number): Complex => complex(1 / resistance);
/** Admittance (S) of a capacitor (F) at a frequency (Hz). */
export const ofCapacitor = (capacitance: number, frequency: number): Complex => complex(0, 2 * Math.PI * frequency * capacitance);
/** Impedance (Ω) of a resistor and a capacitor in parallel. */
export const resistorBesideCapacitor = (resistance: number, capacitance: number, frequency: number): Complex =>
  reciprocal(add(ofResistor(resistance), ofCapacitor(capacitance, frequency)));
