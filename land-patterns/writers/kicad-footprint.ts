/** A land pattern as a footprint of KiCad 8 and later (`.kicad_mod`, file format 20240108). */
import { dotRadius, inkWidth } from '#land-patterns/frame.ts';
import type { LandPattern, Line, Pad, Point, Rectangle } from '#land-patterns/land-pattern.ts';
import { bodyCorners } from '#land-patterns/outline-path.ts';
import { edges } from '#land-patterns/pads.ts';
import { numberText as n } from './number-text.ts';
import { quoted } from './quoted.ts';

const fabWidth = 0.1;
const courtyardWidth = 0.05;

/** `description` says which package it is of; it is quoted as it stands. */
export function kicadFootprint(pattern: LandPattern, description: string): string {
  const { top, bottom } = edges(pattern.courtyard);
  return `${[
    `(footprint ${quoted(pattern.name)}`,
    '  (version 20240108)',
    '  (generator "partwright")',
    '  (layer "F.Cu")',
    `  (descr ${quoted(`${description}, density level ${pattern.density}, ${pattern.rule}; dimensions: ${pattern.source}`)})`,
    property('Reference', 'REF**', { x: 0, y: top - 1 }, 'F.SilkS'),
    property('Value', pattern.name, { x: 0, y: bottom + 1 }, 'F.Fab'),
    `  (attr ${pattern.mounting === 'surface' ? 'smd' : 'through_hole'})`,
    ...pattern.silkscreen.map((one) => line(one, inkWidth, 'F.SilkS')),
    ...(pattern.pinOne ? [dot(pattern.pinOne)] : []),
    frame(pattern.courtyard),
    body(pattern),
    ...pattern.pads.flatMap(pad),
    ')',
  ].join('\n')}\n`;
}

const point = (name: string, { x, y }: Point): string => `(${name} ${n(x)} ${n(y)})`;
const stroke = (width: number): string => `(stroke (width ${n(width)}) (type solid))`;

function property(name: string, value: string, at: Point, layer: string): string {
  return `  (property "${name}" ${quoted(value)} (at ${n(at.x)} ${n(at.y)} 0) (layer "${layer}") (effects (font (size 1 1) (thickness 0.15))))`;
}

function line({ from, to }: Line, width: number, layer: string): string {
  return `  (fp_line ${point('start', from)} ${point('end', to)} ${stroke(width)} (layer "${layer}"))`;
}

function dot(at: Point): string {
  return `  (fp_circle ${point('center', at)} ${point('end', { x: at.x + dotRadius / 2, y: at.y })} ${stroke(dotRadius)} (fill solid) (layer "F.SilkS"))`;
}

function frame(area: Rectangle): string {
  const { left, right, top, bottom } = edges(area);
  const corners = `${point('start', { x: left, y: top })} ${point('end', { x: right, y: bottom })}`;
  return `  (fp_rect ${corners} ${stroke(courtyardWidth)} (fill none) (layer "F.CrtYd"))`;
}

function body(pattern: LandPattern): string {
  const points = bodyCorners(pattern).map((at) => point('xy', at));
  return `  (fp_poly (pts ${points.join(' ')}) ${stroke(fabWidth)} (fill none) (layer "F.Fab"))`;
}

function pad({ number, radius, hole, paste, ...area }: Pad): string[] {
  const place = `${point('at', area)} (size ${n(area.width)} ${n(area.height)})`;
  const shorter = Math.min(area.width, area.height);
  const isRound = area.width === area.height && radius >= shorter / 2;
  if (hole !== null) {
    return [`  (pad ${quoted(number)} thru_hole ${isRound ? 'circle' : 'rect'} ${place} (drill ${n(hole)}) (layers "*.Cu" "*.Mask"))`];
  }
  const shape = isRound ? 'circle' : radius > 0 ? 'roundrect' : 'rect';
  const rounding = shape === 'roundrect' ? ` (roundrect_rratio ${n(radius / shorter)})` : '';
  const [only] = paste;
  const isWhole = paste.length === 1 && only?.width === area.width && only.height === area.height;
  const copper = `  (pad ${quoted(number)} smd ${shape} ${place} (layers "F.Cu"${isWhole ? ' "F.Paste"' : ''} "F.Mask")${rounding})`;
  const windows = paste.map(
    (window) =>
      `  (pad "" smd roundrect ${point('at', window)} (size ${n(window.width)} ${n(window.height)}) (layers "F.Paste") (roundrect_rratio 0.25))`,
  );
  return isWhole ? [copper] : [copper, ...windows];
}
