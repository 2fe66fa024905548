/** Metal cans: electrolytic capacitors, crystals, coin cells. */
import { across, along, centred, type Draw, ellipse, polygon, rectangle, row, type Shape } from './shape.ts';

/** From the side: sleeve, groove and the stripe that marks minus. */
export const canRadial: Draw = ({ body: { height }, diameter, body, pitch, lead }) => {
  const width = diameter ?? body.length;
  const places = row(2, pitch ?? width / 2);
  const wire = Math.min(lead?.length ?? Infinity, height * 0.4);
  const [top, bottom, half] = [-height / 2, height / 2, width / 2];
  const groove = bottom - Math.min(1.6, height * 0.14);
  const stripe = width * 0.3;
  const outline = (left: number) =>
    `M${left} ${top}H${half - 0.4}q.4 0 .4 .4V${groove - 0.4}q-.4 .4 0 .8V${bottom - 0.3}q0 .3-.3 .3H${left === -half ? left + 0.3 : left}`;
  const sleeve: Shape = {
    paint: 'mould',
    path: `${outline(-half + 0.4).replace(/H[^H]*$/, '')}H${-half + 0.3}q-.3 0-.3-.3V${groove + 0.4}q.4-.4 0-.8V${top + 0.4}q0-.4 .4-.4z`,
    box: { left: -half, right: half, top, bottom },
  };
  const minus: Shape = { paint: 'stripe', path: `${outline(half - stripe)}z`, box: { left: half - stripe, right: half, top, bottom } };
  const dashes = row(Math.max(2, Math.round(height / 3)), height / Math.max(2, Math.round(height / 3)));
  return {
    shapes: [
      ...places.map((x) => rectangle('lead', x - (lead?.width ?? 0.6) / 2, bottom - 0.1, lead?.width ?? 0.6, wire + 0.1)),
      sleeve,
      minus,
      ...dashes.map((y) => centred('mould', half - stripe / 2, y, stripe * 0.5, width * 0.05)),
    ],
    dimensions: [
      across('top', width, top),
      along('left', height, -half),
      { side: 'bottom', from: places[0] ?? 0, to: places[1] ?? 0, feature: bottom + wire },
    ],
    seat: null,
  };
};

/** From above: base with two cut corners on the plus side, can, and the half moon that marks minus. */
export const canSmd: Draw = ({ body, diameter }) => {
  const half = body.length / 2;
  const cut = half / 3;
  const radius = (diameter ?? body.length * 0.95) / 2;
  const chord = -0.56 * radius;
  const rise = Math.sqrt(radius * radius - chord * chord);
  const moon: Shape = {
    paint: 'mould',
    path: `M${chord} ${-rise}A${radius} ${radius} 0 0 0 ${chord} ${rise}z`,
    box: { left: -radius, right: chord, top: -rise, bottom: rise },
  };
  return {
    shapes: [
      centred('lead', 0, 0, body.length * 1.1, body.length * 0.14),
      polygon('mould', [
        [-half, -half + cut],
        [-half + cut, -half],
        [half, -half],
        [half, half],
        [-half + cut, half],
        [-half, half - cut],
      ]),
      ellipse('alumina', 0, 0, radius),
      moon,
    ],
    dimensions: [across('top', body.length, -half), along('left', body.width, -half), across('bottom', 2 * radius, 0)],
    seat: null,
  };
};

export const crystalCan: Draw = ({ body: { length, width }, lead }) => ({
  shapes: [
    ...(lead?.span ? [centred('lead', 0, 0, lead.span, width * 0.25), centred('mould', 0, 0, length, width, 0.2)] : []),
    centred('alumina', 0, 0, length * (lead?.span ? 0.96 : 1), width * (lead?.span ? 0.86 : 1), width / 2),
    centred('bevel', 0, 0, length - 0.9, width - 0.9, width / 2 - 0.45),
  ],
  dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
  seat: null,
});

export const coin: Draw = ({ body: { length } }) => ({
  shapes: [ellipse('alumina', 0, 0, length / 2), ellipse('line', 0, 0, length * 0.44)],
  dimensions: [across('top', length, 0)],
  seat: null,
});

export const holder: Draw = ({ body: { length, width } }) => ({
  shapes: [
    centred('lead', 0, 0, length + 3, width * 0.18),
    centred('mould', 0, 0, length, width, 1),
    ellipse('slot', 0, 0, Math.min(length, width) * 0.48),
    centred('lead', 0, 0, length * 0.34, width * 0.12, 0.5),
  ],
  dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
  seat: null,
});

/** Coils and wire on a reel. */
export const reel: Draw = ({ body: { length } }) => ({
  shapes: [
    ellipse('mould', 0, 0, length / 2),
    ellipse('lead', 0, 0, length * 0.36),
    ellipse('mould', 0, 0, length * 0.14),
    ellipse('notch', 0, 0, length * 0.06),
  ],
  dimensions: [across('top', length, 0)],
  seat: null,
});

/** Of which the diameter is known and no more. */
export const round: Draw = ({ body: { length } }) => ({
  shapes: [ellipse('mould', 0, 0, length / 2), ellipse('line', 0, 0, length * 0.44)],
  dimensions: [across('top', length, 0)],
  seat: null,
});

/** The end of a wire: insulation, and the conductor where it is one. */
export const wire: Draw = ({ body: { length }, lead }) => ({
  shapes: [ellipse('mould', 0, 0, length / 2), ...(lead?.width ? [ellipse('copper', 0, 0, lead.width / 2)] : [])],
  dimensions: [across('top', length, 0), ...(lead?.width ? [across('bottom', lead.width, 0)] : [])],
  seat: null,
});
