/** Surface-mount packages with leads along their sides. */
import type { Outline } from '#contract/api/part.ts';
import {
  across,
  along,
  centred,
  comb,
  type Dimension,
  type Draw,
  ellipse,
  mouldedBody,
  polygon,
  rectangle,
  row,
  type Shape,
} from './shape.ts';

/** Leads start this far under the body, so that no gap shows at small steps. */
const tuck = 0.1;
/** No gull wing reaches further; a longer one means that the leads stand on the short sides (TSOP). */
const longestReach = 3;

/** Leads whose reach nobody states are drawn by this share of the body's width, without a dimension. */
const sketchedReach = 0.2;
const sketchedSpan = (width: number): number => width + 2 * Math.min(sketchedReach * width, longestReach / 2);

interface Dual {
  /** Across the leads. */
  width: number;
  /** Along the rows of leads. */
  length: number;
  span: number;
  pitch: number;
  lead: number;
}

export function dualMeasures({ body, pitch, lead, pins }: Outline): Dual {
  const span = lead?.span ?? sketchedSpan(body.width);
  const swapped = (span - body.width) / 2 > longestReach;
  const spacing = pitch ?? body.length / (pins / 2);
  return {
    width: swapped ? body.length : body.width,
    length: swapped ? body.width : body.length,
    span,
    pitch: spacing,
    lead: lead?.width ?? Math.min(spacing * 0.4, 0.7),
  };
}

function pitchBetween(places: number[], feature: number): Dimension[] {
  const [first, second] = places;
  return first === undefined || second === undefined ? [] : [{ side: 'right', from: first, to: second, feature }];
}

export const gullDual: Draw = (outline) => {
  const { width, length, span, pitch, lead } = dualMeasures(outline);
  const places = row(outline.pins / 2, pitch);
  const reach = (span - width) / 2 + tuck;
  return {
    shapes: [
      comb('x', places, lead, reach - span / 2, -span / 2),
      comb('x', places, lead, span / 2 - reach, span / 2),
      ...mouldedBody(width, length, 0.18),
      ellipse('ring', -width / 2 + 0.16 * width, -length / 2 + Math.min(0.16 * width, length / 3), 0.075 * width),
    ],
    dimensions: [
      across('top', width, -length / 2),
      ...(outline.lead?.span ? [across('bottom', span, (places.at(-1) ?? 0) + lead / 2)] : []),
      along('left', length, -width / 2),
      ...pitchBetween(places, span / 2),
      ...(outline.lead?.width ? leadWidth(places, lead, span / 2) : []),
    ],
    seat: null,
  };
};

function leadWidth(places: number[], lead: number, feature: number): Dimension[] {
  const last = places.at(-1);
  return last === undefined || places.length < 4 ? [] : [{ side: 'right', from: last - lead / 2, to: last + lead / 2, feature }];
}

export const gullQuad: Draw = (outline) => {
  const { length } = outline.body;
  const span = outline.lead?.span ?? length;
  const pitch = outline.pitch ?? length / (outline.pins / 4);
  const lead = outline.lead?.width ?? pitch * 0.45;
  const places = row(outline.pins / 4, pitch);
  const reach = (span - length) / 2 + tuck;
  const half = length / 2;
  const cut = 0.35;
  const body: [number, number][] = [
    [-half + cut, -half],
    [half - cut, -half],
    [half, -half + cut],
    [half, half - cut],
    [half - cut, half],
    [-half + cut, half],
    [-half, half - cut],
    [-half, -half + cut],
  ];
  return {
    shapes: [
      ...(['x', 'y'] as const).flatMap((axis) => [
        comb(axis, places, lead, reach - span / 2, -span / 2),
        comb(axis, places, lead, span / 2 - reach, span / 2),
      ]),
      polygon('mould', body),
      centred('bevel', 0, 0, length - 0.6, length - 0.6, 0.15),
      ellipse('ring', -half + 0.13 * length, -half + 0.13 * length, 0.045 * length),
    ],
    dimensions: [across('top', span, -length / 2), along('left', length, -half), ...pitchBetween(places, span / 2)],
    seat: null,
  };
};

/** Lead centres at the upper and lower edge, pin 1 at the lower left, and the tab where one edge is a tab. */
function sotLeads({ id, pins, pitch }: Outline): { top: number[]; bottom: number[]; tab: number | null } {
  const e = pitch ?? 0.95;
  if (id.startsWith('sot-223')) return { top: [], bottom: [-e, 0, e], tab: 3 };
  if (id.startsWith('sot-89')) return { top: [], bottom: [-e, 0, e], tab: 1.6 };
  if (pins === 3) return { top: [0], bottom: [-e, e], tab: null };
  if (pins === 5) return { top: [-e, e], bottom: [-e, 0, e], tab: null };
  return { top: row(pins / 2, e), bottom: row(pins / 2, e), tab: null };
}

export const sot: Draw = (outline) => {
  const { length, width } = outline.body;
  const span = outline.lead?.span ?? sketchedSpan(width);
  const lead = outline.lead?.width ?? Math.min(0.4, (outline.pitch ?? 0.95) * 0.45);
  const { top, bottom, tab } = sotLeads(outline);
  const reach = (span - width) / 2 + tuck;
  const first = bottom[0] ?? 0;
  return {
    shapes: [
      ...top.map((x) => rectangle('lead', x - lead / 2, -span / 2, lead, reach, 0.05)),
      ...bottom.map((x) => rectangle('lead', x - lead / 2, span / 2 - reach, lead, reach, 0.05)),
      ...(tab === null ? [] : [rectangle('lead', -tab / 2, -span / 2, tab, reach, 0.05)]),
      ...mouldedBody(length, width, 0.12, 0.1),
      ...(outline.pins > 3 && tab === null ? [ellipse('ring', -length / 2 + 0.3 * width, width / 2 - 0.26 * width, 0.08 * width)] : []),
    ],
    dimensions: [
      across('top', length, -width / 2),
      { side: 'bottom', from: first, to: bottom[1] ?? first, feature: span / 2 },
      ...(outline.lead?.span ? [{ side: 'left' as const, from: -span / 2, to: span / 2, feature: first - lead / 2 }] : []),
      along('right', width, length / 2),
    ],
    seat: null,
  };
};

/** DPAK and D2PAK: the tab is a quarter of what stands out of the body, the leads the rest. */
export const powerSmd: Draw = (outline) => {
  const { length, width } = outline.body;
  const span = outline.lead?.span ?? width;
  const lead = outline.lead?.width ?? 0.8;
  const tab = (span - width) * 0.25;
  const top = -span / 2 + tab;
  const places = row(outline.pins, outline.pitch ?? 2.54);
  const isCut = (x: number) => outline.pins === 3 && x === 0;
  const leads: Shape[] = places.map((x) =>
    rectangle('lead', x - lead / 2, top + width - tuck, lead, isCut(x) ? 0.5 : span / 2 - top - width + tuck, 0.05),
  );
  return {
    shapes: [
      centred('lead', 0, -span / 2 + tab, length * 0.84, 2 * tab, 0.1),
      ...leads,
      rectangle('mould', -length / 2, top, length, width, 0.1),
      rectangle('bevel', -length / 2 + 0.3, top + 0.3, length - 0.6, width - 0.6, 0.1),
    ],
    dimensions: [
      across('top', length, top),
      { side: 'left', from: -span / 2, to: span / 2, feature: -length / 2 },
      { side: 'right', from: top, to: top + width, feature: length / 2 },
      { side: 'bottom', from: places[0] ?? 0, to: places.at(-1) ?? 0, feature: span / 2 },
    ],
    seat: null,
  };
};
