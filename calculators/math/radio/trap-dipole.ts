import { speedOfLight, foot } from '#calculators/math/constants.ts';
import { findRoot } from '#calculators/math/numeric/root.ts';

/** Feet of wire in the quarter wave of one hertz times the 10⁶/68π of Hall's equation, in SI units: Ω·m·Hz. */
const hall = (2e12 * foot) / (68 * Math.PI);

interface TrapDipole {
  /** Frequency at which the trap resonates and cuts the dipole short, Hz. */
  trapFrequency: number;
  lowerFrequency: number;
  /** Reactance of the trap at the lower frequency, Ω, inductive. */
  reactance: number;
  wireDiameter: number;
  /** Length of a real quarter wave of wire as a share of that of light. */
  endFactor: number;
}

interface DipoleWires {
  /** Each leg, from the feed to the trap and from the trap to the end, m. */
  inner: number;
  outer: number;
  /** A quarter wave of wire at the lower frequency, m. */
  quarter: number;
}

/**
 * Wires of a dipole that a trap loads on its lower band; null where no outer wire is left.
 * Source: J. Hall (K1PLP), Off-center-loaded dipole antennas, QST, September 1974.
 */
export function trapDipoleWires(dipole: TrapDipole): DipoleWires | null {
  const { trapFrequency, lowerFrequency, reactance, wireDiameter, endFactor } = dipole;
  const quarter = (endFactor * speedOfLight) / (4 * lowerFrequency);
  const inner = (endFactor * speedOfLight) / (4 * trapFrequency);
  const term = (x: number) => ((Math.log((2 * x) / wireDiameter) - 1) * (1 - (x / quarter) ** 2)) / x;
  const [shortest, longest] = [4 * wireDiameter, quarter - inner];
  const loading = (x: number) => (hall / lowerFrequency) * (term(x) - term(longest)) - reactance;
  if (longest <= shortest || loading(shortest) < 0) return null;
  const answer = findRoot(loading, shortest, longest);
  return answer.found ? { inner, outer: answer.root, quarter } : null;
}
