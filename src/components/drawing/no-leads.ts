/** Surface-mount packages whose contacts lie under the body. */
import type { Outline } from '#contract/api/part.ts';
import { across, along, centred, type Draw, ellipse, mouldedBody, rectangle, row, type Shape } from './shape.ts';

/** How much of each land shows at the edge, seen from above. */
const showing = 0.12;

/** DFN and SON have lands on two sides, QFN on four. */
export function isDual({ id, name, standard }: Outline): boolean {
  return /dfn|son/i.test(`${id} ${name}`) || (standard ?? '').includes('MO-229');
}

function edgeLands({ body, pins, pitch, lead, ...outline }: Outline): Shape[] {
  const dual = isDual({ body, pins, pitch, lead, ...outline });
  const side = pins / (dual ? 2 : 4);
  const spacing = pitch ?? body.length / side;
  const land = lead?.width ?? spacing * 0.5;
  const places = row(side, spacing);
  const { length, width } = body;
  return places.flatMap((at) => [
    rectangle('lead', -width / 2, at - land / 2, showing, land),
    rectangle('lead', width / 2 - showing, at - land / 2, showing, land),
    ...(dual
      ? []
      : [
          rectangle('lead', at - land / 2, -length / 2, land, showing),
          rectangle('lead', at - land / 2, length / 2 - showing, land, showing),
        ]),
  ]);
}

function ring({ width, length }: Outline['body']): Shape {
  const inset = 0.14 * Math.min(width, length);
  return ellipse('ring', -width / 2 + inset, -length / 2 + inset, 0.04 * Math.min(width, length));
}

export const qfn: Draw = (outline) => {
  const { length, width } = outline.body;
  const places = row(outline.pins / (isDual(outline) ? 2 : 4), outline.pitch ?? 0.5);
  return {
    shapes: [centred('mould', 0, 0, width, length, 0.08), ...edgeLands(outline), ring(outline.body)],
    dimensions: [
      across('top', width, -length / 2),
      along('left', length, -width / 2),
      { side: 'right', from: places[0] ?? 0, to: places[1] ?? 0, feature: width / 2 },
    ],
    seat: null,
  };
};

/** LGA and BGA: nothing shows beyond the body. */
export const gridArray: Draw = ({ body }) => ({
  shapes: [...mouldedBody(body.width, body.length, 0.3), ring(body)],
  dimensions: [across('top', body.width, -body.length / 2), along('left', body.length, -body.width / 2)],
  seat: null,
});

export const crystalSmd: Draw = ({ body: { length, width } }) => ({
  shapes: [centred('ceramic', 0, 0, length, width, 0.08 * width), centred('alumina', 0, 0, length * 0.84, width * 0.8, 0.1 * width)],
  dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
  seat: null,
});

export const ledSmd: Draw = ({ body: { length, width }, lead, pins, pitch }) => {
  const span = lead?.span ?? length;
  const places = row(pins / 2, pitch ?? 0);
  const tab = Math.min(pins > 2 ? (pitch ?? width / 2) * 0.6 : width * 0.7, width);
  return {
    shapes: [
      ...places.map((y) => centred('lead', 0, y, Math.max(span, length + 0.2), tab)),
      centred('alumina', 0, 0, length, width, 0.1),
      ellipse('ceramic', 0, 0, Math.min(length, width) * 0.4),
    ],
    dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
    seat: null,
  };
};

export const inductor: Draw = ({ body: { length, width } }) => ({
  shapes: [
    centred('lead', 0, 0, length, width * 0.5),
    centred('mould', 0, 0, length - 0.3, width, 0.12 * width),
    ellipse('bevel', 0, 0, Math.min(length, width) * 0.38),
  ],
  dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
  seat: null,
});
