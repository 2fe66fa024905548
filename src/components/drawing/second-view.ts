/** The second view of a sheet: what the first does not show, mostly height. */
import type { Outline } from '#contract/api/part.ts';
import { dualMeasures } from './gull-wings.ts';
import { isDual } from './no-leads.ts';
import {
  across,
  along,
  type Body,
  centred,
  type Dimension,
  ellipse,
  polygon,
  rectangle,
  row,
  type Shape,
  type DrawingView,
} from './shape.ts';

type Second = (outline: Outline, body: Body) => DrawingView;

/** Bodies stand this far off the board at most; the catalog states only the height over all. */
const standoff = 0.15;

/** Gull wings seen along the row: out of the parting line at mid height, down to the seating plane. */
function wing(width: number, span: number, middle: number, mirror: 1 | -1): Shape {
  const t = 0.2;
  const foot = Math.min((span - width) / 2, 0.65);
  const knee = span / 2 - foot;
  const points: [number, number][] = [
    [width / 2 - 0.1, middle - t / 2],
    [knee, middle - t / 2],
    [knee + t, -t],
    [span / 2, -t],
    [span / 2, 0],
    [knee, 0],
    [knee - t / 2, middle + t / 2],
    [width / 2 - 0.1, middle + t / 2],
  ];
  return polygon(
    'lead',
    points.map(([x, y]) => [x * mirror, y] as const),
  );
}

function gullEnd(width: number, span: number, height: number): DrawingView {
  const gap = Math.min(standoff, height * 0.12);
  const middle = -(height + gap) / 2;
  const bevel = Math.min(0.18, width * 0.06);
  const body = polygon('mould', [
    [-width / 2 + bevel, -height],
    [width / 2 - bevel, -height],
    [width / 2, middle],
    [width / 2 - bevel, -gap],
    [-width / 2 + bevel, -gap],
    [-width / 2, middle],
  ]);
  return {
    name: 'end',
    shapes: [wing(width, span, middle, -1), wing(width, span, middle, 1), body],
    dimensions: [across('top', width, middle), { side: 'right', from: -height, to: 0, feature: width / 2 }, across('bottom', span, 0)],
    seat: 0,
  };
}

const gullDualEnd: Second = (outline) => {
  const { width, span } = dualMeasures(outline);
  return gullEnd(width, span, outline.body.height);
};
const gullQuadEnd: Second = ({ body, lead }) => gullEnd(body.length, lead?.span ?? body.length, body.height);
const sotEnd: Second = ({ body, lead }) => gullEnd(body.width, lead?.span ?? body.width, body.height);

function side(length: number, height: number, shapes: Shape[]): DrawingView {
  const dimensions: Dimension[] = [across('top', length, -height), { side: 'right', from: -height, to: 0, feature: length / 2 }];
  return { name: 'side', shapes, dimensions, seat: 0 };
}

const chipSide: Second = ({ body: { length, height }, lead }, body) => {
  const terminal = lead?.length ?? length * 0.25;
  return side(length, height, [
    rectangle(body, -length / 2, -height, length, height),
    rectangle('lead', -length / 2, -height, terminal, height, 0.04 * height),
    rectangle('lead', length / 2 - terminal, -height, terminal, height, 0.04 * height),
  ]);
};

const flatLeadSide: Second = ({ body: { length, height }, lead }) => {
  const span = lead?.span ?? length;
  return {
    ...side(length, height, [
      rectangle('lead', -span / 2, -0.2, span, 0.2),
      rectangle('mould', -length / 2, -height, length, height - Math.min(standoff, height / 4), 0.1),
    ]),
    seat: 0,
  };
};

const canSide: Second = ({ body: { length, height }, diameter }) => {
  const width = diameter ?? length;
  return side(length, height, [
    rectangle('mould', -length / 2, -height * 0.16, length, height * 0.16, 0.1),
    rectangle('alumina', -width / 2, -height, width, height * 0.84, 0.3),
    rectangle('mould', -width / 2, -height + 0.3, width * 0.22, height * 0.84 - 0.6),
  ]);
};

const plainSide: Second = ({ body: { length, height } }) =>
  side(length, height, [rectangle('mould', -length / 2, -height, length, height, 0.06)]);

const dipEnd: Second = ({ body: { width, height }, lead }) => {
  const span = lead?.span ?? width + 1.2;
  const below = lead?.length ?? 3.3;
  const legs = [-1, 1].map((mirror) =>
    polygon(
      'lead',
      (
        [
          [width / 2 - 0.1, -height / 2 - 0.125],
          [span / 2 + 0.125, -height / 2 - 0.125],
          [span / 2 + 0.125, below],
          [span / 2 - 0.125, below],
          [span / 2 - 0.125, -height / 2 + 0.125],
          [width / 2 - 0.1, -height / 2 + 0.125],
        ] as const
      ).map(([x, y]) => [x * mirror, y] as const),
    ),
  );
  return {
    name: 'end',
    shapes: [...legs, rectangle('mould', -width / 2, -height, width, height - 0.4, 0.3)],
    dimensions: [across('bottom', span, below), { side: 'right', from: -height, to: 0, feature: width / 2 }],
    seat: 0,
  };
};

/** The mould of an insulated one goes around its tab. */
const tabSide: Second = ({ id, body: { width, height }, lead }) => {
  const insulated = id.startsWith('iso-');
  return {
    name: 'side',
    shapes: [
      rectangle('lead', -0.2, height / 2 - 0.1, 0.45, (lead?.length ?? height) + 0.1),
      ...(insulated ? [] : [rectangle('lead', -width / 2, -height / 2, width * 0.3, height)]),
      insulated
        ? rectangle('mould', -width / 2, -height / 2, width, height, 0.2)
        : rectangle('mould', -width * 0.3, -height * 0.08, width * 0.8, height * 0.58, 0.2),
    ],
    dimensions: [across('top', width, insulated ? -height / 2 : -height * 0.08)],
    seat: null,
  };
};

/** Lands as the board sees them; the pad under a QFN differs by maker, so only the lands are drawn. */
const landsBelow: Second = (outline) => {
  const { length, width } = outline.body;
  const sides = isDual(outline) ? 2 : 4;
  const spacing = outline.pitch ?? 0.5;
  const places = row(outline.pins / sides, spacing);
  const land = outline.lead?.width ?? spacing * 0.5;
  const depth = outline.lead?.length ?? 0.4;
  const [first = 0, second = 0] = places;
  return {
    name: 'bottom',
    shapes: [
      centred('mould', 0, 0, width, length, 0.08),
      ...places.flatMap((at) => [
        rectangle('lead', -width / 2, at - land / 2, depth, land),
        rectangle('lead', width / 2 - depth, at - land / 2, depth, land),
        ...(sides === 2
          ? []
          : [
              rectangle('lead', at - land / 2, -length / 2, land, depth),
              rectangle('lead', at - land / 2, length / 2 - depth, land, depth),
            ]),
      ]),
    ],
    dimensions: [
      { side: 'right', from: first, to: second, feature: width / 2 },
      { side: 'left', from: first - land / 2, to: first + land / 2, feature: -width / 2 },
    ],
    seat: null,
  };
};

const ballsBelow: Second = ({ body: { length, width }, pins, pitch }) => {
  const lines = Math.round(Math.sqrt(pins));
  const spacing = pitch ?? 1;
  const places = row(lines, spacing);
  const [first = 0, second = 0] = places;
  return {
    name: 'bottom',
    shapes: [
      centred('mould', 0, 0, width, length, 0.1),
      ...places.flatMap((y) => places.map((x) => ellipse('lead', x, y, spacing * 0.25))),
    ],
    dimensions: [{ side: 'right', from: first, to: second, feature: width / 2 }, along('left', length, -width / 2)],
    seat: null,
  };
};

/** Families that have a second view; the others are told apart by the first alone. */
export const secondViews: Partial<Record<string, Second>> = {
  'gull-dual': gullDualEnd,
  'bridge-smd': gullDualEnd,
  'gull-quad': gullQuadEnd,
  sot: sotEnd,
  chip: chipSide,
  melf: chipSide,
  'chip-array': chipSide,
  'moulded-chip': flatLeadSide,
  'diode-smd': flatLeadSide,
  'can-smd': canSide,
  'crystal-smd': plainSide,
  box: plainSide,
  round: plainSide,
  inductor: plainSide,
  lga: plainSide,
  dip: dipEnd,
  'power-tab': tabSide,
  qfn: landsBelow,
  bga: ballsBelow,
};

/** Families whose second view is from below, so that it needs no height. */
export const fromBelow: ReadonlySet<string> = new Set(['qfn', 'bga']);
