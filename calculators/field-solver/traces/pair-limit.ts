import { conventionalVacuumPermeability, vacuumPermittivity } from '#calculators/math/constants.ts';
import { sideBySideCapacitances } from '#calculators/field-solver/capacitance.ts';
import type { TracePair } from '#calculators/field-solver/filaments.ts';
import type { Kernel } from '#calculators/field-solver/kernel.ts';
import { panelPotential } from '#calculators/field-solver/panel-potential.ts';
import type { Panel } from '#calculators/field-solver/panels.ts';
import { fullStrip } from '#calculators/field-solver/strip.ts';

/** Kernel of conductors in air without any plane; good only for charges that are together zero. */
const freeSpace: Kernel = (targets, sources, mirror) => {
  const potential = (source: Panel, x: number, y: number) => panelPotential(source, x, y) + mirror * panelPotential(source, -x, y);
  const air = Float64Array.from(targets.flatMap(({ x, y }) => sources.map((source) => potential(source, x, y))));
  return { filled: air, air };
};

const [longSide, shortSide] = [32, 10];

/** Loop inductance in H/m of a pair whose current flows on the surface alone, the limit of high frequency. */
export function surfaceCurrentInductance({ across, along, gap }: TracePair): number {
  const flat = across >= along;
  const detail = flat ? { face: longSide, side: shortSide } : { face: shortSide, side: longSide };
  const strip = { width: 1, thickness: along / across, bottom: 0 };
  const { air } = sideBySideCapacitances(fullStrip(strip, gap / across / 2, detail), freeSpace)('odd');
  // Between the traces lies twice the voltage of one of them.
  return (conventionalVacuumPermeability * vacuumPermittivity * 2) / air;
}
