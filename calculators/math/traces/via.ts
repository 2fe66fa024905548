import { conventionalVacuumPermeability as permeability, inch } from '#calculators/math/constants.ts';

/** A plated hole, lengths in m: the finished hole, the plating on its wall, and the way of the current through it. */
export interface Barrel {
  readonly holeDiameter: number;
  readonly platingThickness: number;
  readonly length: number;
}

/** Diameter in m of the hole as drilled, before plating. */
export const drilledDiameter = ({ holeDiameter, platingThickness }: Barrel): number => holeDiameter + 2 * platingThickness;

/** Section of the plated wall in m². */
export const wallArea = ({ holeDiameter, platingThickness }: Barrel): number =>
  Math.PI * platingThickness * (holeDiameter + platingThickness);

/** Section of the finished hole in m². */
export const holeArea = ({ holeDiameter }: Barrel): number => (Math.PI / 4) * holeDiameter ** 2;

/**
 * Inductance in H of a via that ends on a plane which spreads its current.
 * Source: M. E. Goldfarb, R. A. Pucel, IEEE Microwave and Guided Wave Letters 1 (1991), 135.
 */
export function viaInductance(barrel: Barrel): number {
  const [radius, { length }] = [drilledDiameter(barrel) / 2, barrel];
  const diagonal = Math.hypot(radius, length);
  return (permeability / (2 * Math.PI)) * (length * Math.asinh(length / radius) + 1.5 * (radius - diagonal));
}

/** Inductance in H of a via and an equal one that carries the current back at this distance in m between planes: two round conductors. */
export function viaLoopInductance(barrel: Barrel, distance: number): number {
  return (permeability / Math.PI) * barrel.length * Math.acosh(distance / drilledDiameter(barrel));
}

/** The rule 5.08·h·(ln(4h/d) + 1), nH and inches, of Johnson and Graham (1993) in H. */
export function ruleInductance(barrel: Barrel): number {
  return 2e-7 * barrel.length * (Math.log((4 * barrel.length) / drilledDiameter(barrel)) + 1);
}

/** Capacitance in F of a pad in the antipad of a plane by the rule 1.41·εr·h·D/(A − D), pF and inches, of Johnson and Graham (1993). */
export function ruleCapacitance(relativePermittivity: number, length: number, pad: number, antipad: number): number {
  return ((1.41e-12 / inch) * relativePermittivity * length * pad) / (antipad - pad);
}
