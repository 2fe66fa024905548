import { growthOfAllSurfaces } from '#calculators/math/lines/conductor-loss.ts';
import { type Coplanar, solveCoplanar } from './coplanar.ts';

/** dL/dn in H/m per m by which the surfaces of trace, grounds and plane recede, for the resistance of the line of this inductance in H/m. */
export function coplanarInductanceGrowth(line: Coplanar, inductance: number): number {
  const inAir = { ...line, relativePermittivity: 1, maskThickness: 0 };
  const smallest = Math.min(line.traceWidth, line.traceThickness, line.groundGap, line.hasPlane ? line.dielectricHeight : Infinity);
  return growthOfAllSurfaces(smallest, inductance, (step) => {
    const receded = {
      ...inAir,
      traceWidth: line.traceWidth - 2 * step,
      traceThickness: line.traceThickness - 2 * step,
      groundGap: line.groundGap + 2 * step,
      groundWidth: line.groundWidth - 2 * step,
      dielectricHeight: line.dielectricHeight + (line.hasPlane ? 2 * step : 0),
    };
    return solveCoplanar(receded).inductance;
  });
}
