/** Parts with wires: drawn from the side that tells them apart. */
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
  withHoles,
} from './shape.ts';

const tuck = 0.1;
/** Wires are delivered long and cut when fitted; no more than this part of the body's size is drawn. */
const shownWire = 0.7;

/** Straight wires that leave the lower edge. */
function wires(places: number[], width: number, top: number, length: number): Shape[] {
  return places.map((x) => rectangle('lead', x - width / 2, top - tuck, width, length + tuck));
}

function wireLength({ body, lead }: Outline): number {
  return Math.min(lead?.length ?? Infinity, body.height * shownWire);
}

function pitchBelow(places: number[], feature: number): Dimension {
  return { side: 'bottom', from: places[0] ?? 0, to: places[1] ?? 0, feature };
}

export const dip: Draw = ({ body: { length, width }, pins, pitch, lead }) => {
  const span = lead?.span ?? width + 1.2;
  const shoulder = 1.52;
  const places = row(pins / 2, pitch ?? 2.54);
  const reach = (span - width) / 2 + tuck;
  const notch = Math.min(0.8, width / 6);
  return {
    shapes: [
      comb('x', places, shoulder, reach - span / 2, -span / 2),
      comb('x', places, shoulder, span / 2 - reach, span / 2),
      ...mouldedBody(width, length, 0.3, 0.2),
      {
        paint: 'notch',
        path: `M${-notch} ${-length / 2}a${notch} ${notch} 0 0 0 ${2 * notch} 0z`,
        box: { left: -notch, right: notch, top: -length / 2, bottom: -length / 2 + notch },
      },
      ellipse('ring', -width / 2 + 1, -length / 2 + 1.2, 0.32),
    ],
    dimensions: [
      across('top', width, -length / 2),
      across('bottom', span, length / 2 - 0.2),
      along('left', length, -width / 2),
      { side: 'right', from: places[0] ?? 0, to: places[1] ?? 0, feature: span / 2 },
    ],
    seat: null,
  };
};

export const sip: Draw = (outline) => {
  const { length, height } = outline.body;
  const places = row(outline.pins, outline.pitch ?? 2.54);
  const wire = outline.lead?.length ?? wireLength(outline);
  return {
    shapes: [
      ...wires(places, outline.lead?.width ?? 0.5, height / 2, wire),
      ...mouldedBody(length, height, 0.3),
      ellipse('ring', -length / 2 + 0.9, height / 2 - 0.9, 0.3),
    ],
    dimensions: [across('top', length, -height / 2), along('left', height, -length / 2), pitchBelow(places, height / 2 + wire)],
    seat: null,
  };
};

/** A dog bone: caps at the ends of a thinner waist. */
export function axialBody({ body: { length, width } }: Outline) {
  return { cap: Math.min(length * 0.2, width * 0.7), waist: width * 0.84, width };
}

/** Resistors are dog bones; diodes (DO outlines) are cylinders with a cathode band. */
export const axial: Draw = (outline) => {
  const {
    id,
    body: { length, width },
    lead,
  } = outline;
  const wire = Math.min(lead?.length ?? length, length * shownWire);
  const { cap, waist } = axialBody(outline);
  const body = id.startsWith('do-')
    ? [centred('mould', 0, 0, length, width, width * 0.08), rectangle('stripe', -length * 0.38, -width / 2, length * 0.12, width)]
    : [
        centred('ceramic', 0, 0, length - cap, waist),
        rectangle('ceramic', -length / 2, -width / 2, cap, width, cap * 0.45),
        rectangle('ceramic', length / 2 - cap, -width / 2, cap, width, cap * 0.45),
      ];
  return {
    shapes: [centred('lead', 0, 0, length + 2 * wire, lead?.width ?? 0.6, 0.1), ...body],
    dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
    seat: null,
  };
};

/** Diameter of the mounting hole by outline (JEDEC TO-220, TO-247, TO-225, SC-65); the bridge has none. */
const holes: readonly [start: string, diameter: number][] = [
  ['to-220', 3.7],
  ['multiwatt', 3.7],
  ['to-247', 3.6],
  ['to-3p', 3.2],
  ['to-126', 3.1],
];

export const powerTab: Draw = (outline) => {
  const { length, height } = outline.body;
  const { id, pins, pitch, lead } = outline;
  const width = lead?.width ?? 0.8;
  const wire = lead?.length ?? height;
  const places = row(pins, pitch ?? 2.54);
  const hasTab = id.startsWith('to-220') || id.startsWith('multiwatt');
  const tab = hasTab ? height * 0.42 : 0;
  const hole = holes.find(([start]) => id.startsWith(start))?.[1];
  const round = hole === undefined ? [] : [ellipse('lead', 0, -height / 2 + (hasTab ? tab * 0.44 : height * 0.24), hole / 2)];
  const shoulder = Math.min(width * 1.65, (pitch ?? 2.54) * 0.6);
  const plastic = rectangle('mould', -length * 0.49, -height / 2 + tab, length * 0.98, height - tab, 0.25);
  return {
    shapes: [
      ...(hasTab ? [withHoles(rectangle('lead', -length / 2, -height / 2, length, tab + tuck, 0.5), ...round)] : []),
      ...wires(places, shoulder, height / 2, Math.min(3.6, wire)),
      ...wires(places, width, height / 2, wire),
      hasTab ? plastic : withHoles(plastic, ...round),
      rectangle('bevel', -length * 0.45, -height / 2 + tab + 0.45, length * 0.9, height - tab - 0.9, 0.15),
    ],
    dimensions: [
      across('top', length, -height / 2),
      along('left', height, -length / 2),
      ...(lead?.length
        ? [{ side: 'right' as const, from: height / 2, to: height / 2 + wire, feature: (places.at(-1) ?? 0) + width / 2 }]
        : []),
      pitchBelow(places, height / 2 + wire),
    ],
    seat: null,
  };
};

export const to92: Draw = (outline) => {
  const { length, height } = outline.body;
  const places = row(outline.pins, outline.pitch ?? 1.27);
  const wire = outline.lead?.length ?? height * 2;
  return {
    shapes: [...wires(places, outline.lead?.width ?? 0.45, height / 2, wire), ...mouldedBody(length, height, 0.3, 0.25)],
    dimensions: [
      across('top', length, -height / 2),
      along('left', height, -length / 2),
      { side: 'right', from: height / 2, to: height / 2 + wire, feature: places.at(-1) ?? 0 },
      pitchBelow(places, height / 2 + wire),
    ],
    seat: null,
  };
};

/** Flange, cap and holes of JEDEC TO-204: holes of 4.1 mm, 30.15 mm apart, under a cap of 21.1 mm. */
export const to3: Draw = ({ body: { length, width } }) => {
  const end = length / 2;
  const flange = polygon('lead', [
    [-end, -3],
    [-end + 3, -5],
    [-8, -width / 2],
    [8, -width / 2],
    [end - 3, -5],
    [end, -3],
    [end, 3],
    [end - 3, 5],
    [8, width / 2],
    [-8, width / 2],
    [-end + 3, 5],
    [-end, 3],
  ]);
  return {
    shapes: [withHoles(flange, ellipse('lead', -15.075, 0, 2.05), ellipse('lead', 15.075, 0, 2.05)), ellipse('alumina', 0, 0, 10.55)],
    dimensions: [across('top', length, -3), along('left', width, -end), { side: 'bottom', from: -15.075, to: 15.075, feature: 0 }],
    seat: null,
  };
};

/** Coated discs, PTCs and varistors. */
export const disc: Draw = (outline) => {
  const { length, height } = outline.body;
  const places = row(2, outline.pitch ?? 5);
  const wire = wireLength(outline);
  const feet = height / 2 + wire;
  return {
    shapes: [
      ...places.map((x) => centred('lead', x, feet / 2, outline.lead?.width ?? 0.6, feet)),
      ellipse('ceramic', 0, 0, length / 2, height / 2),
    ],
    dimensions: [across('top', length, 0), along('left', height, 0), pitchBelow(places, feet)],
    seat: null,
  };
};

export const boxRadial: Draw = (outline) => {
  const { length, height } = outline.body;
  const places = row(outline.pins, outline.pitch ?? 5);
  const wire = wireLength(outline);
  return {
    shapes: [
      ...wires(places, outline.lead?.width ?? 0.6, height / 2, wire),
      centred('ceramic', 0, 0, length, height, 0.25),
      centred('bevel', 0, 0, length - 0.8, height - 0.8, 0.2),
    ],
    dimensions: [across('top', length, -height / 2), along('left', height, -length / 2), pitchBelow(places, height / 2 + wire)],
    seat: null,
  };
};

export const ledRadial: Draw = (outline) => {
  const { length, height } = outline.body;
  const lens = length * 0.86;
  const places = row(2, outline.pitch ?? 2.54);
  const wire = wireLength(outline);
  const top = -height / 2;
  const r = lens / 2;
  const dome: Shape = {
    paint: 'ceramic',
    path: `M${-r} ${height / 2 - 1}V${top + r}a${r} ${r} 0 0 1 ${lens} 0V${height / 2 - 1}z`,
    box: { left: -r, right: r, top, bottom: height / 2 - 1 },
  };
  return {
    shapes: [
      ...wires(places, outline.lead?.width ?? 0.5, height / 2, wire),
      dome,
      rectangle('ceramic', -length / 2, height / 2 - 1, length, 1, 0.2),
    ],
    dimensions: [across('top', length, height / 2 - 1), along('left', height, -length / 2), pitchBelow(places, height / 2 + wire)],
    seat: null,
  };
};
