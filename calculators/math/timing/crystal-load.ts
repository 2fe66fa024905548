export interface CrystalModel {
  /** Motional and shunt capacitance of the four-element model, F. */
  motionalCapacitance: number;
  shuntCapacitance: number;
}

/**
 * Relative frequency shift of a crystal made for `load` (F) that sees `load + excess`:
 * √((1 + C1/(C0 + C_LA))/(1 + C1/(C0 + C_L))) − 1 (Petermann-Technik) without a difference of two numbers close to 1.
 */
export function crystalPull({ motionalCapacitance, shuntCapacitance }: CrystalModel, load: number, excess: number): number {
  const specified = shuntCapacitance + load + motionalCapacitance;
  return Math.expm1(Math.log1p((-motionalCapacitance * excess) / ((shuntCapacitance + load + excess) * specified)) / 2) + 0;
}
