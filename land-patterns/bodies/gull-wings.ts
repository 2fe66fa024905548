/** Moulded bodies with leads along their sides, pin 1 at the upper left. */
import type { BodyOutline } from './body-outline.ts';
import { type Axis, type FlatPoint, type Prism, type Solid, box, cylinder, inRow, prism } from './solid.ts';

/** Thickness of a lead frame. */
const thickness = 0.2;
/** How deep a lead begins in the body. */
const tuck = 0.1;
/** Bodies stand this far off the board at most; the catalog states only the height over all. */
const standoff = 0.15;
/** No gull wing reaches further; a longer one means that the leads stand on the short sides (TSOP). */
const longestReach = 3;

interface Moulded {
  /** Across the leads, and along their rows. */
  width: number;
  length: number;
  height: number;
  span: number;
}

const gapOf = (height: number) => Math.min(standoff, height * 0.12);

/** A body with the bevel of its mould above and below the lead frame. */
function moulded({ width, length, height }: Omit<Moulded, 'span'>): Prism {
  const gap = gapOf(height);
  const bevel = Math.min(0.18, width * 0.06);
  const middle = (height + gap) / 2;
  return prism(
    'mould',
    'y',
    [
      [-width / 2 + bevel, gap],
      [width / 2 - bevel, gap],
      [width / 2, middle],
      [width / 2 - bevel, height],
      [-width / 2 + bevel, height],
      [-width / 2, middle],
    ].map(([x = 0, z = 0]): FlatPoint => [x, z]),
    -length / 2,
    length / 2,
  );
}

/** Out of the parting line at mid height and down to the board, on the side that `mirror` says. */
function wing(axis: Axis, { width, height, span }: Omit<Moulded, 'length'>, place: number, breadth: number, mirror: 1 | -1): Prism {
  const reach = (span - width) / 2;
  const t = Math.min(thickness, height / 4, reach * 0.4);
  const middle = (height + gapOf(height)) / 2;
  const foot = Math.min(reach * 0.6, 0.65);
  const knee = span / 2 - foot;
  const points: FlatPoint[] = [
    [width / 2 - tuck, middle + t / 2],
    [knee + t / 2, middle + t / 2],
    [knee + t, t],
    [span / 2, t],
    [span / 2, 0],
    [knee, 0],
    [knee - t / 2, middle - t / 2],
    [width / 2 - tuck, middle - t / 2],
  ];
  return prism(
    'tin',
    axis,
    points.map(([out, z]): FlatPoint => [out * mirror, z]),
    place - breadth / 2,
    place + breadth / 2,
  );
}

/** The shallow mark beside pin 1. */
function mark({ width, length, height }: Omit<Moulded, 'span'>): Solid {
  const radius = Math.min(0.06 * width, 0.4);
  return cylinder(
    'alumina',
    'z',
    [-width / 2 + 0.18 * width, length / 2 - Math.min(0.18 * width, length / 3)],
    radius,
    height - 0.02,
    height + 0.005,
  );
}

export function gullDual({ body, pins, pitch, lead }: BodyOutline): Solid[] {
  const span = lead?.span ?? body.width;
  const isTurned = (span - body.width) / 2 > longestReach;
  const size = {
    width: isTurned ? body.length : body.width,
    length: isTurned ? body.width : body.length,
    height: body.height,
    span,
  };
  const spacing = pitch ?? size.length / (pins / 2);
  const breadth = lead?.width ?? Math.min(spacing * 0.4, 0.7);
  const leads = inRow(pins / 2, spacing).flatMap((y) => ([-1, 1] as const).map((mirror) => wing('y', size, y, breadth, mirror)));
  return [moulded(size), mark(size), ...leads];
}

export function gullQuad({ body, pins, pitch, lead }: BodyOutline): Solid[] {
  const size = { width: body.length, length: body.length, height: body.height, span: lead?.span ?? body.length };
  const spacing = pitch ?? body.length / (pins / 4);
  const breadth = lead?.width ?? spacing * 0.45;
  const sides = [-1, 1] as const;
  const leads = inRow(pins / 4, spacing).flatMap((place) =>
    sides.flatMap((mirror) => [wing('y', size, place, breadth, mirror), wing('x', size, place, breadth, mirror)]),
  );
  return [moulded(size), mark(size), ...leads];
}

/** The first of the four leads of an SOT-143 is broad and stands nearer to the second than the others do to each other. */
const broadFirst = { breadth: 0.85, inwards: 0.2 };

/** Places along y of the leads on the left and the right, and how broad a tab on the right is. */
function sotLeads({ id, pins, pitch }: BodyOutline): { left: number[]; right: number[]; tab: number | null } {
  const e = pitch ?? 0.95;
  if (id.startsWith('sot-223')) return { left: [-e, 0, e], right: [0], tab: 3 };
  if (id.startsWith('sot-89')) return { left: [-e, 0, e], right: [0], tab: 1.6 };
  if (id === 'sot-143') return { left: [-e / 2, e / 2 - broadFirst.inwards], right: inRow(2, e), tab: null };
  if (pins === 3) return { left: [-e, e], right: [0], tab: null };
  if (pins === 5) return { left: [-e, 0, e], right: [-e, e], tab: null };
  return { left: inRow(pins / 2, e), right: inRow(pins / 2, e), tab: null };
}

export function sot(outline: BodyOutline): Solid[] {
  const { body, lead, pins } = outline;
  const size = { width: body.width, length: body.length, height: body.height, span: lead?.span ?? body.width };
  const breadth = lead?.width ?? 0.4;
  const { left, right, tab } = sotLeads(outline);
  const first = outline.id === 'sot-143' ? broadFirst.breadth : breadth;
  const leads = [
    ...left.map((y, place) => wing('y', size, y, place === 0 ? breadth : first, -1)),
    ...right.map((y) => wing('y', size, y, tab ?? breadth, 1)),
  ];
  return [moulded(size), ...(pins > 3 && tab === null ? [mark(size)] : []), ...leads];
}

/** DPAK and D2PAK: the tab lies on the board and is a quarter of what stands out of the body, the leads are the rest. */
export function powerSmd({ body, pins, pitch, lead }: BodyOutline): Solid[] {
  const { length, width, height } = body;
  const span = lead?.span ?? width;
  const breadth = lead?.width ?? 0.8;
  const tab = (span - width) * 0.25;
  const middle = span / 2 - tab - width / 2;
  const frame = 0.5;
  const isCut = (y: number) => pins === 3 && y === 0;
  const leads = inRow(pins, pitch ?? 2.54).map((y) =>
    isCut(y)
      ? box('tin', [middle - width / 2 - 0.2, y], [0.6, breadth], height * 0.45, height * 0.45 + frame)
      : wing('y', { width: 2 * (width / 2 - middle), height, span }, y, breadth, -1),
  );
  return [
    box('mould', [middle, 0], [width, length], 0.1, height),
    box('tin', [middle + tab, 0], [width - 1, length * 0.84], 0, frame),
    ...leads,
  ];
}
