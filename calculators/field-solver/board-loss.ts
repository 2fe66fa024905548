import { dielectricLoss, partialDielectricLoss } from '#calculators/math/lines/dielectric-loss.ts';
import type { Line } from './line.ts';
import { type Coat, isCoated } from './microstrip.ts';

interface LossTangents {
  readonly lossTangent: number;
  readonly maskLossTangent: number;
}

/** Share by which a permittivity is raised to see what of the capacitance is its. */
const raise = 0.01;

/**
 * Attenuation in dB/m at a frequency in Hz, where the line has an effective permittivity, of a line on a board, bare or under a coat. Under a coat
 * each dielectric counts by what the capacitance grows with its permittivity.
 */
export function boardLoss<Section extends Coat & { readonly relativePermittivity: number }>(
  section: Section,
  { lossTangent, maskLossTangent }: LossTangents,
  solve: (section: Section) => Line,
): (frequency: number, effective: number) => number {
  const { relativePermittivity, maskPermittivity = 1 } = section;
  if (!isCoated(section)) {
    return (frequency, effective) => partialDielectricLoss(frequency, lossTangent, relativePermittivity, effective);
  }
  const { capacitance } = solve(section);
  const share = (raised: Partial<Coat & { relativePermittivity: number }>) =>
    (solve({ ...section, ...raised }).capacitance / capacitance - 1) / raise;
  const tangent =
    lossTangent * share({ relativePermittivity: relativePermittivity * (1 + raise) }) +
    maskLossTangent * share({ maskPermittivity: maskPermittivity * (1 + raise) });
  return (frequency, effective) => dielectricLoss(frequency, tangent, effective);
}
