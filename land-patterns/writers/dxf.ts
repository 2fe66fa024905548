/** A land pattern as a drawing in DXF (release 12, text), in millimetres, y upwards, a layer for each kind of line. */
import type { LandPattern, Pad, Point, Rectangle } from '#land-patterns/land-pattern.ts';
import { bodyCorners } from '#land-patterns/outline-path.ts';
import { edges } from '#land-patterns/pads.ts';
import { numberText as n } from './number-text.ts';

type Code = readonly [group: number, value: string | number];

/** Layers with their colour by AutoCAD's index. */
const dxfLayers = { LANDS: 1, PASTE: 8, HOLES: 5, BODY: 3, SILKSCREEN: 7, COURTYARD: 6 } as const;
type Layer = keyof typeof dxfLayers;

/** A quarter of a circle between two corners of a polyline. */
const quarterBulge = Math.tan(Math.PI / 8);

export function dxf(pattern: LandPattern): string {
  const entities: Code[] = [
    ...pattern.pads.flatMap(land),
    ...pattern.pads.flatMap(({ paste }) => paste.flatMap((window) => rounded(window, 0, 'PASTE'))),
    ...polyline(bodyCorners(pattern), 'BODY'),
    ...rounded(pattern.courtyard, 0, 'COURTYARD'),
    ...pattern.silkscreen.flatMap(({ from, to }): Code[] => [[0, 'LINE'], [8, 'SILKSCREEN'], ...at(from), [11, to.x], [21, -to.y]]),
    ...(pattern.pinOne ? circle(pattern.pinOne, 0.15, 'SILKSCREEN') : []),
  ];
  const codes: Code[] = [
    [999, `${pattern.name}: ${pattern.rule}`],
    ...section('HEADER', [
      [9, '$ACADVER'],
      [1, 'AC1009'],
      [9, '$INSUNITS'],
      [70, 4],
    ]),
    ...section('TABLES', [
      [0, 'TABLE'],
      [2, 'LAYER'],
      [70, Object.keys(dxfLayers).length],
      ...Object.entries(dxfLayers).flatMap(([name, colour]): Code[] => [
        [0, 'LAYER'],
        [2, name],
        [70, 0],
        [62, colour],
        [6, 'CONTINUOUS'],
      ]),
      [0, 'ENDTAB'],
    ]),
    ...section('ENTITIES', entities),
    [0, 'EOF'],
  ];
  return `${codes.map(([group, value]) => `${group}\n${typeof value === 'number' ? n(value) : value}`).join('\n')}\n`;
}

const section = (name: string, content: readonly Code[]): Code[] => [[0, 'SECTION'], [2, name], ...content, [0, 'ENDSEC']];
const at = ({ x, y }: Point): Code[] => [
  [10, x],
  [20, -y],
];
const circle = (middle: Point, radius: number, layer: Layer): Code[] => [[0, 'CIRCLE'], [8, layer], ...at(middle), [40, radius]];

function land(pad: Pad): Code[] {
  const isRound = pad.width === pad.height && pad.radius >= pad.width / 2;
  const outline = isRound ? circle(pad, pad.radius, 'LANDS') : rounded(pad, pad.radius, 'LANDS');
  return pad.hole === null ? outline : [...outline, ...circle(pad, pad.hole / 2, 'HOLES')];
}

/** A rectangle with rounded corners, clockwise on the screen. */
function rounded(area: Rectangle, radius: number, layer: Layer): Code[] {
  const { left, right, top, bottom } = edges(area);
  if (radius === 0) {
    return polyline(
      [
        { x: left, y: top },
        { x: right, y: top },
        { x: right, y: bottom },
        { x: left, y: bottom },
      ],
      layer,
    );
  }
  const corners: Point[] = [
    { x: left, y: top + radius },
    { x: left + radius, y: top },
    { x: right - radius, y: top },
    { x: right, y: top + radius },
    { x: right, y: bottom - radius },
    { x: right - radius, y: bottom },
    { x: left + radius, y: bottom },
    { x: left, y: bottom - radius },
  ];
  return polyline(corners, layer, -quarterBulge);
}

/** Closed; with `bulge` on every second corner. */
function polyline(corners: readonly Point[], layer: Layer, bulge = 0): Code[] {
  const vertices = corners.flatMap((corner, place): Code[] => [
    [0, 'VERTEX'],
    [8, layer],
    ...at(corner),
    ...(bulge !== 0 && place % 2 === 0 ? [[42, bulge] as Code] : []),
  ]);
  return [[0, 'POLYLINE'], [8, layer], [66, 1], [70, 1], ...vertices, [0, 'SEQEND'], [8, layer]];
}
