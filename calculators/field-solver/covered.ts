/** A trace on a board under a flat cover of another dielectric, such as prepreg on a core: which surfaces there are, for the solver of layers. */
import { border, farAway, lead, outward, topOf, withThickness } from './coated.ts';
import { type Effort, halfStripDetail } from './effort.ts';
import { layeredCapacitance, type MetalPanel } from './layered.ts';
import { halfStrip, type Strip } from './strip.ts';

export interface CoveredSection {
  /** On the board's surface, its middle at x = 0. */
  readonly strip: Strip;
  readonly boardPermittivity: number;
  /** From the top of the trace to the air; infinite where there is no air. */
  readonly cover: number;
  /** Of the cover, which is beside the trace too. */
  readonly coverPermittivity: number;
  readonly effort: Effort;
}

const along = (places: readonly number[], y: number) => places.map((x) => [x, y] as const);

/** Charge per metre, C/m, on the trace at 1 V over the plane y = 0. */
export function coveredCapacitance({ strip: drawn, boardPermittivity, cover, coverPermittivity, effort }: CoveredSection): number {
  const strip = withThickness(drawn);
  const { width, narrowing = 0, thickness, bottom } = strip;
  const top = bottom + thickness;
  const panels = halfStrip(strip, halfStripDetail[effort]);
  const outside = (y: number) => (y === bottom ? boardPermittivity : y === top && cover === 0 ? 1 : coverPermittivity);
  const metal = panels.map((panel): MetalPanel => ({ ...panel, voltage: 1, outside: outside(panel.y) }));
  const [edge, corner] = [width / 2, (width - narrowing) / 2];
  const depth = Number.isFinite(cover) ? cover : 0;
  const reach = farAway * (top + depth);
  const near = Math.min(bottom, 4 * thickness, cover || Infinity) / 2;
  const board = along(outward(edge, near, reach, effort), bottom);
  const above = cover === 0 ? [] : [...topOf(panels, top), ...lead(corner, cover).slice(1)];
  const surface = along([...above.slice(0, -1), ...outward(above.at(-1) ?? corner, near, reach, effort)], top + cover);
  const boundaries = [
    ...border(board, coverPermittivity, boardPermittivity),
    ...(Number.isFinite(cover) ? border(surface, 1, coverPermittivity) : []),
  ];
  return 2 * layeredCapacitance({ metal, boundaries, state: 'even', hasPlane: true });
}
