/** Scattering parameters as a Touchstone file (`.s2p`), which network analysers and RF programs read (IBIS Open Forum, Touchstone 2.0, 2009). */
import { magnitude, phaseDegrees } from '#calculators/math/numeric/complex.ts';
import type { Circuit } from './circuit.ts';
import { frequenciesOf } from './frequencies.ts';
import { type Scattering, scatteringOf } from './scattering.ts';

const points = 401;

const written = (value: number): string => value.toPrecision(9);

/** S-parameters as magnitude and angle over frequency; both ports at `reference` Ω. Null where the circuit has no one solution. */
export function touchstone(circuit: Circuit, reference: number, title: string): string | null {
  if (circuit.center === null) return null;
  const found = frequenciesOf(circuit, circuit.center, points).map((frequency) => ({
    frequency,
    scattering: scatteringOf(circuit, frequency, [reference, reference]),
  }));
  return touchstoneOf(found, reference, title);
}

/** The file of S-parameters at frequencies in Hz; null where one of them has none. */
export function touchstoneOf(
  found: readonly { frequency: number; scattering: Scattering | null }[],
  reference: number,
  title: string,
): string | null {
  const rows = found.map(({ frequency, scattering }) => scattering && `${written(frequency)} ${pairsOf(scattering)}`);
  if (rows.includes(null)) return null;
  return [`! ${title.replaceAll(/\s+/g, ' ')}`, '! Frequency S11 S21 S12 S22', `# Hz S MA R ${written(reference)}`, ...rows, ''].join('\n');
}

function pairsOf({ s11, s21, s12, s22 }: Scattering): string {
  return [s11, s21, s12, s22].map((one) => `${written(magnitude(one))} ${written(phaseDegrees(one))}`).join(' ');
}
