import { conventionalVacuumPermeability } from '#calculators/math/constants.ts';

/** Skin depth √(ρ/(π·f·μ)) in m, from Ω·m, Hz and H/m; Infinity for direct current. */
export function skinDepth(resistivity: number, frequency: number, permeability = conventionalVacuumPermeability): number {
  return Math.sqrt(resistivity / (Math.PI * frequency * permeability));
}

/** Surface resistance ρ/δ in Ω per square, 0 for direct current. */
export function surfaceResistance(resistivity: number, frequency: number, permeability = conventionalVacuumPermeability): number {
  return resistivity / skinDepth(resistivity, frequency, permeability);
}
