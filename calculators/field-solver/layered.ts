/**
 * Lines in several dielectrics whose surfaces are cut into panels like those of the metal: every panel carries all of its charge, free and bound.
 * Source: S. M. Rao, T. K. Sarkar, R. F. Harrington, The electrostatic field of conducting bodies in multiple dielectric media,
 * IEEE Trans. MTT-32 (1984), 1441.
 */
import { solveLinear } from '#calculators/math/numeric/linear-solve.ts';
import { vacuumPermittivity } from '#calculators/math/constants.ts';
import { panelField } from './panel-field.ts';
import { mirroredPotential } from './panel-potential.ts';
import type { Panel } from './panels.ts';

/** A piece of metal surface: its voltage, and the permittivity of what it borders on. */
export interface MetalPanel extends Panel {
  readonly voltage: 0 | 1;
  readonly outside: number;
}

/** A piece of the surface between two dielectrics; left is where one looks when the panel's way is turned a quarter counter-clockwise. */
export interface BoundaryPanel extends Panel {
  readonly left: number;
  readonly right: number;
}

/** The half of a section right of x = 0, whose other half is its image. */
export interface LayeredSection {
  readonly metal: readonly MetalPanel[];
  readonly boundaries: readonly BoundaryPanel[];
  /** Of the left half: the same voltages, or the opposite ones. */
  readonly state: 'even' | 'odd';
  /** The ground plane is y = 0; without one the charges of even halves are together nothing. */
  readonly hasPlane: boolean;
}

/** Charge per metre, C/m, that the metal of the given half at 1 V takes from its source; NaN if it is not determined. */
export function layeredCapacitance(section: LayeredSection): number {
  const { metal, boundaries } = section;
  const panels: readonly Panel[] = [...metal, ...boundaries];
  const matrix = influences(section, panels);
  const volt = 2 * Math.PI * vacuumPermittivity;
  const freeCharges = (voltage: (panel: MetalPanel) => number): readonly [driven: number, all: number] => {
    const right = new Float64Array(panels.length);
    for (const [index, panel] of metal.entries()) right[index] = volt * voltage(panel);
    const densities = solveLinear(matrix.slice(), right);
    let [driven, all] = [0, 0];
    for (const [index, { voltage: own, outside, length }] of metal.entries()) {
      const charge = outside * (densities?.[index] ?? Number.NaN) * length;
      driven += own * charge;
      all += charge;
    }
    return [driven, all];
  };
  const [driven, all] = freeCharges(({ voltage }) => voltage);
  if (section.hasPlane || section.state === 'odd') return driven;
  const [drivenByAll, allByAll] = freeCharges(() => 1);
  return driven - (all / allByAll) * drivenByAll;
}

/** Rows: on metal the potential, on boundaries what the normal field leaves over for the charge there. */
function influences({ metal, hasPlane, state, boundaries }: LayeredSection, panels: readonly Panel[]): Float64Array {
  const matrix = new Float64Array(panels.length ** 2);
  const mirror = state === 'even' ? 1 : -1;
  const ground = hasPlane ? -1 : 0;
  let index = 0;
  for (const { x, y } of metal) {
    for (const source of panels) {
      const own = mirroredPotential(source, x, y, mirror);
      const image = ground === 0 ? 0 : mirroredPotential(source, x, -y, mirror);
      matrix[index] = own + ground * image;
      index += 1;
    }
  }
  for (const [row, { x, y, alongX, alongY, left, right }] of boundaries.entries()) {
    const step = left - right;
    for (const [column, source] of panels.entries()) {
      const isOwn = column === metal.length + row;
      const [own, beside] = [panelField(source, x, y), panelField(source, -x, y)];
      let [fieldX, fieldY] = [(isOwn ? 0 : own.x) - mirror * beside.x, (isOwn ? 0 : own.y) + mirror * beside.y];
      if (ground !== 0) {
        const [below, across] = [panelField(source, x, -y), panelField(source, -x, -y)];
        fieldX += ground * (below.x - mirror * across.x);
        fieldY -= ground * (below.y + mirror * across.y);
      }
      matrix[index] = step * (fieldY * alongX - fieldX * alongY) + (isOwn ? (left + right) * Math.PI : 0);
      index += 1;
    }
  }
  return matrix;
}
