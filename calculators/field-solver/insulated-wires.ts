import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import type { Capacitance } from './capacitance.ts';

const terms = 40;

/** Two equal round wires, each in the middle of a round insulation, lengths in m; centres at least one insulation apart. */
export interface InsulatedWires {
  readonly wireDiameter: number;
  readonly insulationDiameter: number;
  readonly centreDistance: number;
  readonly relativePermittivity: number;
}

/** Capacitance between the two wires of an insulated pair, F/m, by a multipole series of 40 terms. */
export function insulatedPair(wires: InsulatedWires): Capacitance {
  const { filled, air } = normalisedVoltage(wires);
  return { filled: (Math.PI * vacuumPermittivity) / filled, air: (Math.PI * vacuumPermittivity) / air };
}

/** Capacitance to the plane of an insulated wire half a centre distance above it, F/m. */
export function insulatedWireOverPlane(wires: InsulatedWires): Capacitance {
  const { filled, air } = insulatedPair(wires);
  return { filled: 2 * filled, air: 2 * air };
}

/** Voltage between the wires for charges ±πε0 per metre, with and without insulation; NaN if the series cannot be solved. */
function normalisedVoltage({ wireDiameter, insulationDiameter, centreDistance, relativePermittivity }: InsulatedWires) {
  const ratio = insulationDiameter / (2 * centreDistance);
  const multipoles = solveMultipoles(wireDiameter / insulationDiameter, ratio, relativePermittivity);
  let filled = Math.log(insulationDiameter / wireDiameter) / relativePermittivity - Math.log(ratio);
  for (let m = 1; m <= terms; m += 1) filled -= (-1) ** m * ratio ** m * (multipoles?.[m - 1] ?? Number.NaN);
  return { filled, air: Math.acosh(centreDistance / wireDiameter) };
}

function solveMultipoles(fill: number, ratio: number, relativePermittivity: number): Float64Array | null {
  const matrix = new Float64Array(terms * terms);
  const right = new Float64Array(terms);
  for (let n = 1; n <= terms; n += 1) {
    const p = fill ** (2 * n);
    const polarisability = (relativePermittivity * (1 + p) - (1 - p)) / (relativePermittivity * (1 + p) + (1 - p));
    const sign = (-1) ** n;
    right[n - 1] = (polarisability * sign * ratio ** n) / n;
    let binomial = 1;
    for (let m = 1; m <= terms; m += 1) {
      // binom(m + n − 1, n) from its neighbour, starting at binom(n, n).
      if (m > 1) binomial *= (m + n - 1) / (m - 1);
      const coupling = -polarisability * sign * (-1) ** m * binomial * ratio ** (m + n);
      matrix[(n - 1) * terms + m - 1] = coupling + (m === n ? 1 : 0);
    }
  }
  return solveLinear(matrix, right);
}
