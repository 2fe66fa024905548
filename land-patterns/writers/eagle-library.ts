/** A land pattern as a library with one package for Eagle and Fusion Electronics (`.lbr`, by `eagle.dtd` of version 7.7), y upwards. */
import { escapeToBuffer } from 'hono/utils/html';
import { dotRadius, inkWidth } from '#land-patterns/frame.ts';
import type { LandPattern, Line, Pad, Point, Rectangle } from '#land-patterns/land-pattern.ts';
import { bodyCorners } from '#land-patterns/outline-path.ts';
import { edges } from '#land-patterns/pads.ts';
import { numberText as n } from './number-text.ts';

/** Number, name and colour of the layers that a package uses. */
const layers = {
  top: [1, 'Top', 4],
  pads: [17, 'Pads', 2],
  place: [21, 'tPlace', 7],
  names: [25, 'tNames', 7],
  values: [27, 'tValues', 7],
  cream: [31, 'tCream', 7],
  keepout: [39, 'tKeepout', 4],
  docu: [51, 'tDocu', 7],
} as const;

export function eagleLibrary(pattern: LandPattern, description: string): string {
  const { left, top, bottom } = edges(pattern.courtyard);
  const content = [
    `<description>${escaped(`${description}, density level ${pattern.density}, ${pattern.rule}; dimensions: ${pattern.source}`)}</description>`,
    ...pattern.pads.flatMap(pad),
    ...pattern.silkscreen.map((one) => wire(one, inkWidth, layers.place[0])),
    ...(pattern.pinOne ? [circle(pattern.pinOne)] : []),
    ...outline(bodyCorners(pattern), 0.1, layers.docu[0]),
    ...outline(corners(pattern.courtyard), 0.05, layers.keepout[0]),
    `<text x="${n(left)}" y="${n(-top + 0.5)}" size="1" layer="${layers.names[0]}">&gt;NAME</text>`,
    `<text x="${n(left)}" y="${n(-bottom - 1.5)}" size="1" layer="${layers.values[0]}">&gt;VALUE</text>`,
  ];
  const layerLines = Object.values(layers).map(
    ([number, name, colour]) => `<layer number="${number}" name="${name}" color="${colour}" fill="1" visible="yes" active="yes"/>`,
  );
  return `${[
    '<?xml version="1.0" encoding="utf-8"?>',
    '<!DOCTYPE eagle SYSTEM "eagle.dtd">',
    '<eagle version="7.7.0">',
    '<drawing>',
    '<grid distance="0.05" unitdist="mm" unit="mm"/>',
    '<layers>',
    ...layerLines,
    '</layers>',
    '<library>',
    '<packages>',
    `<package name="${escaped(pattern.name)}">`,
    ...content,
    '</package>',
    '</packages>',
    '</library>',
    '</drawing>',
    '</eagle>',
  ].join('\n')}\n`;
}

function escaped(text: string): string {
  const written: [string] = [''];
  escapeToBuffer(text, written);
  return written[0];
}

function pad({ number, radius, hole, paste, ...area }: Pad, place: number, pads: readonly Pad[]): string[] {
  // Names are unique in a package; `@` tells lands of one pin apart.
  const before = pads.slice(0, place).filter((other) => other.number === number).length;
  const name = escaped(before === 0 ? number : `${number}@${before + 1}`);
  if (hole !== null) {
    return [
      `<pad name="${name}" x="${n(area.x)}" y="${n(-area.y)}" drill="${n(hole)}" diameter="${n(area.width)}" shape="${radius > 0 ? 'round' : 'square'}"/>`,
    ];
  }
  const [only] = paste;
  const isWhole = paste.length === 1 && only?.width === area.width && only.height === area.height;
  const roundness = Math.round((200 * radius) / Math.min(area.width, area.height));
  const land = `<smd name="${name}" x="${n(area.x)}" y="${n(-area.y)}" dx="${n(area.width)}" dy="${n(area.height)}" layer="${layers.top[0]}" roundness="${roundness}"${isWhole ? '' : ' cream="no"'}/>`;
  return isWhole ? [land] : [land, ...paste.map(window)];
}

function window(area: Rectangle): string {
  const { left, right, top, bottom } = edges(area);
  return `<rectangle x1="${n(left)}" y1="${n(-bottom)}" x2="${n(right)}" y2="${n(-top)}" layer="${layers.cream[0]}"/>`;
}

function wire({ from, to }: Line, width: number, layer: number): string {
  return `<wire x1="${n(from.x)}" y1="${n(-from.y)}" x2="${n(to.x)}" y2="${n(-to.y)}" width="${n(width)}" layer="${layer}"/>`;
}

function circle({ x, y }: Point): string {
  return `<circle x="${n(x)}" y="${n(-y)}" radius="${n(dotRadius / 2)}" width="${n(dotRadius)}" layer="${layers.place[0]}"/>`;
}

function outline(points: readonly Point[], width: number, layer: number): string[] {
  return points.map((from, place) => wire({ from, to: points[(place + 1) % points.length] ?? from }, width, layer));
}

function corners(area: Rectangle): Point[] {
  const { left, right, top, bottom } = edges(area);
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}
