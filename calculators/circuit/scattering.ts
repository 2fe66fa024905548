/** Scattering parameters of a two-port between its source and load resistance. */
import { complex, type Complex, scale, subtract } from '#calculators/math/numeric/complex.ts';
import type { Circuit } from './circuit.ts';
import { nodeVoltages } from './nodal.ts';

export interface Scattering {
  s11: Complex;
  s21: Complex;
  s12: Complex;
  s22: Complex;
}

/** At a frequency in Hz, for reference resistances in Ω at input and output; null where the circuit has no one solution. */
export function scatteringOf(circuit: Circuit, frequency: number, reference: readonly [number, number]): Scattering | null {
  const { input, output } = circuit;
  const [first, second] = reference;
  const driven = (voltages: readonly [number, number]) =>
    nodeVoltages(
      circuit,
      [
        { node: input, resistance: first, voltage: voltages[0] },
        { node: output, resistance: second, voltage: voltages[1] },
      ],
      frequency,
    );
  const [forward, backward] = [driven([2, 0]), driven([0, 2])];
  const one = complex(1);
  const [v1, v2, w1, w2] = [forward?.get(input), forward?.get(output), backward?.get(input), backward?.get(output)];
  if (!v1 || !v2 || !w1 || !w2) return null;
  return {
    s11: subtract(v1, one),
    s21: scale(v2, Math.sqrt(first / second)),
    s12: scale(w1, Math.sqrt(second / first)),
    s22: subtract(w2, one),
  };
}
