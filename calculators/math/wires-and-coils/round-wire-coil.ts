import { vacuumPermeability } from '#calculators/math/constants.ts';
import { nagaokaCoefficient, rosaMutualCorrection, rosaSurfaceCorrection } from './solenoid.ts';

/** A single layer of round conductor: lengths in m, the diameter of the coil from middle to middle of the conductor. */
export interface RoundWireCoil {
  turns: number;
  diameter: number;
  pitch: number;
  /** Of the surface that carries the current. */
  conductorDiameter: number;
}

/** Inductance in H at radio frequencies: the current sheet less Rosa's corrections for round wire (Rosa and Grover, 1912). */
export function roundWireCoilInductance({ turns, diameter, pitch, conductorDiameter }: RoundWireCoil): number {
  const length = turns * pitch;
  const sheet = ((turns * Math.PI * diameter) / (4 * pitch)) * nagaokaCoefficient(diameter, length);
  const correction = (turns / 2) * (rosaSurfaceCorrection(pitch, conductorDiameter) + rosaMutualCorrection(turns));
  return vacuumPermeability * diameter * (sheet - correction);
}

/** Length in m of the conductor in the coil, a helix. */
export function coilConductorLength({ turns, diameter, pitch }: RoundWireCoil): number {
  return turns * Math.hypot(Math.PI * diameter, pitch);
}
