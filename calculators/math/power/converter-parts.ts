import { atLeast, equalTo, type PartSearch } from '#calculators/parts.ts';

/** Margin of the coil over the peak current, which the current limit of a controller lies above. */
const currentMargin = 1.2;

interface Wanted {
  readonly mode: 'design' | 'check';
  readonly inductance: number;
}

interface Found {
  readonly inductanceStandard?: number | null;
  readonly peakCurrent?: number | null;
  readonly rmsCurrent?: number | null;
}

/** Inductors of the value that bear the peak without saturation and the effective current without heat. */
export function converterParts(given: Wanted, out: Found): PartSearch[] {
  const inductance = given.mode === 'check' ? given.inductance : out.inductanceStandard;
  if (typeof inductance !== 'number' || typeof out.peakCurrent !== 'number' || typeof out.rmsCurrent !== 'number') return [];
  const filters = {
    inductance: equalTo(inductance),
    saturationCurrent: atLeast(currentMargin * out.peakCurrent),
    ratedCurrent: atLeast(out.rmsCurrent),
  };
  return [{ label: 'inductor', partClass: 'power-inductors', filters }];
}
