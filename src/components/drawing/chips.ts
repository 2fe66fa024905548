/** Two-ended parts that lie flat: chips, arrays, MELF, moulded chips, fuses, SMD diodes. */
import type { Outline } from '#contract/api/part.ts';
import { across, along, type Body, centred, type Draw, line, mouldedBody, rectangle, row, type Shape } from './shape.ts';

/** Terminal at both ends; where the catalog gives no length, the usual quarter of the body. */
function ends({ body, lead }: Outline): Shape[] {
  const terminal = lead?.length ?? body.length * 0.25;
  return [
    rectangle('lead', -body.length / 2, -body.width / 2, terminal, body.width, 0.04 * body.width),
    rectangle('lead', body.length / 2 - terminal, -body.width / 2, terminal, body.width, 0.04 * body.width),
  ];
}

function lengthAndWidth({ body, lead }: Outline) {
  const terminal = lead?.length;
  return [
    across('top', body.length, -body.width / 2),
    along('left', body.width, -body.length / 2),
    ...(terminal ? [{ side: 'bottom' as const, from: body.length / 2 - terminal, to: body.length / 2, feature: body.width / 2 }] : []),
  ];
}

export const chip: Draw = (outline, body: Body) => {
  const { length, width } = outline.body;
  const middle = outline.pins === 3 ? [centred('lead', 0, 0, length * 0.22, width)] : [];
  return {
    shapes: [centred(body, 0, 0, length, width, 0.03 * width), ...ends(outline), ...middle],
    dimensions: lengthAndWidth(outline),
    seat: null,
  };
};

export const chipArray: Draw = (outline, body) => {
  const { length, width } = outline.body;
  const pitch = outline.pitch ?? length / (outline.pins / 2);
  const terminal = outline.lead?.width ?? pitch * 0.6;
  const depth = width * 0.22;
  const places = row(outline.pins / 2, pitch);
  return {
    shapes: [
      centred(body, 0, 0, length, width, 0.03),
      ...places.flatMap((x) => [
        rectangle('lead', x - terminal / 2, -width / 2, terminal, depth),
        rectangle('lead', x - terminal / 2, width / 2 - depth, terminal, depth),
      ]),
    ],
    dimensions: [
      across('top', length, -width / 2),
      along('left', width, -length / 2),
      { side: 'bottom', from: places[0] ?? 0, to: places[1] ?? 0, feature: width / 2 },
    ],
    seat: null,
  };
};

export const melf: Draw = (outline, body) => {
  const { length, width } = outline.body;
  return {
    shapes: [centred(body, 0, 0, length, width, 0.1 * width), ...ends(outline)],
    dimensions: lengthAndWidth(outline),
    seat: null,
  };
};

/** Moulded tantalum: the stripe marks the anode. */
export const mouldedChip: Draw = (outline) => {
  const { length, width } = outline.body;
  return {
    shapes: [
      centred('lead', 0, 0, length, width * 0.66),
      centred('mould', 0, 0, length - 0.24, width, 0.1),
      centred('bevel', 0, 0, length - 0.6, width - 0.36, 0.05),
      rectangle('stripe', -length / 2 + 0.12 + length * 0.06, -width / 2, length * 0.1, width),
    ],
    dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
    seat: null,
  };
};

export const fuse: Draw = (outline) => {
  const { length, width } = outline.body;
  return {
    shapes: [
      centred('alumina', 0, 0, length, width * 0.92, width * 0.1),
      line(-length / 4, 0, length / 4, 0),
      ...ends({ ...outline, lead: null }),
    ],
    dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
    seat: null,
  };
};

/** The stripe marks the cathode. */
export const diodeSmd: Draw = (outline) => {
  const { length, width } = outline.body;
  const span = outline.lead?.span ?? length;
  const lead = outline.lead?.width ?? width * 0.55;
  return {
    shapes: [
      centred('lead', 0, 0, span, lead, 0.05),
      ...mouldedBody(length, width, 0.12, 0.1),
      rectangle('stripe', -length * 0.42, -width / 2, length * 0.13, width),
    ],
    dimensions: [
      across('top', span, -lead / 2),
      across('bottom', length, width / 2),
      along('left', width, -length / 2),
      along('right', lead, span / 2),
    ],
    seat: null,
  };
};
