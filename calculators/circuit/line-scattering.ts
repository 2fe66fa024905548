/** Scattering parameters of a lossy line from what its calculator says at a frequency. */
import type { InputValue, OutputValue } from '#calculators/define.ts';
import { type AnyTool, enteredIn } from '#calculators/evaluate.ts';
import { decibelsPerNeper } from '#calculators/math/constants.ts';
import {
  add,
  complex,
  type Complex,
  divide,
  exponential,
  multiply,
  scale,
  squareRoot,
  subtract,
} from '#calculators/math/numeric/complex.ts';
import type { ToolName } from '#calculators/names.ts';
import type { Scattering } from './scattering.ts';

/** The mode of a calculator that takes a line as it is, and the results of its other modes that go into it. */
const lossyLines: Readonly<Partial<Record<ToolName, { mode: string; found: Readonly<Record<string, string>> }>>> = {
  CoplanarWaveguide: { mode: 'impedance', found: { traceWidth: 'requiredTraceWidth', groundGap: 'requiredGroundGap' } },
  Microstrip: { mode: 'impedance', found: { traceWidth: 'requiredTraceWidth' } },
  SymmetricalStripline: { mode: 'analyse', found: { traceWidth: 'requiredTraceWidth' } },
};

/** Whether a calculator tells impedance, losses and delay of a line at any frequency. */
export const isLossyLine = (name: ToolName): boolean => lossyLines[name] !== undefined;

/** Frequencies in even steps up to the highest, Hz. */
export const lineFrequencies = (highest: number, count: number): number[] =>
  Array.from({ length: count }, (_, place) => (highest * (place + 1)) / count);

/** The same line at each frequency in Hz: what a mode has found is held. */
export function lineAt(
  tool: AnyTool,
  given: Readonly<Record<string, InputValue>>,
  out: Readonly<Record<string, OutputValue>>,
  frequencies: readonly number[],
): Readonly<Record<string, InputValue>>[] {
  const line = lossyLines[tool.name];
  const held = Object.entries(line?.found ?? {}).flatMap(([input, output]): [string, InputValue][] => {
    const value = out[output];
    return typeof value === 'number' ? [[input, value]] : [];
  });
  const entered = { ...given, ...Object.fromEntries(held) };
  return frequencies.map((frequency) => enteredIn(tool, line?.mode ?? null, { ...entered, frequency }));
}

/**
 * S-parameters of a line of a length in m between reference resistances in Ω at a frequency in Hz, null where a result is missing. R′ and G′
 * follow from both attenuations, L′ and C′ from impedance and wavelength (D. M. Pozar, Microwave Engineering, § 2.1, § 4.4).
 */
export function lineScattering(out: Readonly<Record<string, OutputValue>>, length: number, reference: number): Scattering | null {
  const { impedance, conductorLoss, dielectricLoss, wavelength } = out;
  if (typeof impedance !== 'number' || typeof conductorLoss !== 'number') return null;
  if (typeof dielectricLoss !== 'number' || typeof wavelength !== 'number') return null;
  const propagation = (2 * Math.PI) / wavelength;
  const series = complex((2 * impedance * conductorLoss) / decibelsPerNeper, propagation * impedance);
  const shunt = complex((2 * dielectricLoss) / decibelsPerNeper / impedance, propagation / impedance);
  const characteristic = squareRoot(divide(series, shunt));
  const decay = exponential(scale(multiply(squareRoot(series), squareRoot(shunt)), -length));
  return between(characteristic, decay, reference);
}

/** Of a line with this characteristic impedance in Ω and factor e^−γl. */
function between(characteristic: Complex, decay: Complex, reference: number): Scattering {
  const step = divide(subtract(characteristic, complex(reference)), add(characteristic, complex(reference)));
  const [steps, twice] = [multiply(step, step), multiply(decay, decay)];
  const whole = subtract(complex(1), multiply(steps, twice));
  const reflected = divide(multiply(step, subtract(complex(1), twice)), whole);
  const passed = divide(multiply(decay, subtract(complex(1), steps)), whole);
  return { s11: reflected, s21: passed, s12: passed, s22: reflected };
}
