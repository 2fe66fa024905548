/** How far each grid allows a calculator to be off, and how many points it must have. */
import { isToolName, type ToolName } from '#calculators/names.ts';
import type { Compared } from './document.ts';
import type { GridId } from './grids.ts';

interface Allowed {
  /** Fewest points of the grid of a calculator. */
  readonly points: number;
  /** Greatest relative error of its values. */
  readonly error: number;
}

/** Of single lines 0.05 %, of the gaps of pairs 0.3 %, as the solvers state it. */
const lines: Readonly<Partial<Record<ToolName, number>>> = {
  AsymmetricStriplineImpedance: 5e-4,
  BroadsideCoupled: 3e-3,
  EdgeCoupledMicrostripImpedance: 3e-3,
  EdgeCoupledStriplineImpedance: 3e-3,
  EmbeddedMicrostripImpedance: 5e-4,
  Microstrip: 5e-4,
  MicrostripLineCrosstalk: 3e-3,
  StriplineImpedance: 5e-4,
  StriplineReverseCrosstalk: 3e-3,
  SymmetricalStripline: 5e-4,
};
const sections: Readonly<Partial<Record<ToolName, number>>> = {
  CoaxialCableImpedance: 5e-5,
  CoplanarWaveguide: 5e-3,
  DifferentialCoplanarWaveguide: 7e-3,
  TwistedPairCableImpedance: 2e-4,
  WireMicrostripImpedance: 2e-3,
};
/** Of the loss, and of the permittivity under a cover, more than of impedances. */
const layered: Readonly<Partial<Record<ToolName, number>>> = {
  EmbeddedMicrostripImpedance: 6e-3,
  StriplineImpedance: 3e-3,
  SymmetricalStripline: 4e-3,
};

export function allowed(grid: GridId, name: ToolName): Allowed {
  switch (grid) {
    case 'lines':
      return { points: 40, error: lines[name] ?? 0 };
    case 'sections':
      return { points: 40, error: sections[name] ?? 0 };
    case 'etched':
      return { points: 21, error: 5e-4 };
    case 'coated':
      return { points: 40, error: 9e-3 };
    case 'layered':
      return { points: 12, error: layered[name] ?? 2e-3 };
    case 'resistances':
      return { points: 12, error: 0.015 };
  }
}

/** Those that a tolerance is stated for: each has lines or sections. */
export const gridded: readonly ToolName[] = Object.keys({ ...lines, ...sections }).filter(isToolName);

/** What is farther off than its grid allows. */
export function tooFarOff(compared: readonly Compared[]): string[] {
  return compared.flatMap(({ name, from, comparisons }) => {
    if (from === 'examples') return [];
    const { error } = allowed(from, name);
    return comparisons.flatMap(({ kind, worst, at }) =>
      kind === 'field solution by another method' && worst < error
        ? []
        : [`${name} is off by ${worst} in ${at} of ${from} (${kind}; ${error} allowed)`],
    );
  });
}
