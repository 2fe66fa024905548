/** Connectors and sockets, seen from above. */
import type { Outline } from '#contract/api/part.ts';
import { across, along, centred, type Draw, ellipse, line, polygon, rectangle, row, type Shape } from './shape.ts';

/** Strips grow by one pitch per position; the outline describes one. */
function strip({ id, pins, pitch, rows }: Outline): { rows: number; places: number[]; pitch: number } {
  const lines = rows ?? (id.endsWith('-2') ? 2 : 1);
  const spacing = pitch ?? 2.54;
  return { rows: lines, pitch: spacing, places: row(Math.max(1, Math.round(pins / lines)), spacing) };
}

/** Length of the whole strip: what one position takes, plus a pitch for each further one. */
function stripLength({ body, pitch }: Outline, positions: number): number {
  const spacing = pitch ?? 2.54;
  return body.length > spacing * positions ? body.length : body.length + spacing * (positions - 1);
}

function contacts(outline: Outline, places: number[], rows: number, spacing: number): Shape[] {
  const size = outline.lead?.width ?? 0.64;
  return places.flatMap((x) => row(rows, spacing).map((y) => centred('copper', x, y, size, size)));
}

export const header: Draw = (outline) => {
  const { rows, places, pitch } = strip(outline);
  const half = pitch / 2;
  const cut = half * 0.35;
  const height = rows * pitch;
  const cell = (x: number): Shape =>
    polygon('mould', [
      [x - half + cut, -height / 2],
      [x + half - cut, -height / 2],
      [x + half, -height / 2 + cut],
      [x + half, height / 2 - cut],
      [x + half - cut, height / 2],
      [x - half + cut, height / 2],
      [x - half, height / 2 - cut],
      [x - half, -height / 2 + cut],
    ]);
  const [first = 0, second] = places;
  return {
    shapes: [...places.map(cell), ...contacts(outline, places, rows, pitch)],
    dimensions: [
      across('top', places.length * pitch, -height / 2 + cut),
      along('left', height, first - half + cut),
      ...(second === undefined ? [] : [{ side: 'bottom' as const, from: first, to: second, feature: height / 2 }]),
    ],
    seat: null,
  };
};

/** Shrouded headers and crimp housings: contacts inside a wall. */
export const shroud: Draw = (outline) => {
  const { rows, places, pitch } = strip(outline);
  const length = stripLength(outline, places.length);
  const { width } = outline.body;
  const [first = 0, second] = places;
  return {
    shapes: [
      centred('alumina', 0, 0, length, width, 0.2),
      centred('slot', 0, 0, length - 1.2, width - 1.2, 0.2),
      ...contacts(outline, places, rows, Math.min(pitch, width / 2)),
    ],
    dimensions: [
      across('top', length, -width / 2),
      along('left', width, -length / 2),
      ...(second === undefined ? [] : [{ side: 'bottom' as const, from: first, to: second, feature: 0 }]),
    ],
    seat: null,
  };
};

export const terminal: Draw = (outline) => {
  const { places, pitch } = strip(outline);
  const { width } = outline.body;
  const length = stripLength(outline, places.length);
  const radius = Math.min(pitch, width) * 0.32;
  const [first = 0, second] = places;
  return {
    shapes: [
      centred('mould', 0, 0, length, width, 0.3),
      ...places.map((x) => ellipse('lead', x, 0, radius)),
      ...places.map((x) => line(x - radius * 0.7, -radius * 0.7, x + radius * 0.7, radius * 0.7)),
    ],
    dimensions: [
      across('top', length, -width / 2),
      along('left', width, -length / 2),
      ...(second === undefined ? [] : [{ side: 'bottom' as const, from: first, to: second, feature: radius }]),
    ],
    seat: null,
  };
};

/** A socket for a circuit with two rows of pins: a frame with a contact for each; only the frame where the pins are not known. */
export const socket: Draw = ({ body: { length, width }, pins, pitch }) => {
  const spacing = pitch ?? 2.54;
  const bar = Math.min(spacing, width / 3);
  const places = row(Math.floor(pins / 2), spacing);
  const [first, second] = places;
  return {
    shapes: [
      centred('mould', 0, 0, length, width, 0.3),
      centred('slot', 0, 0, length - bar, width - 2 * bar, 0.2),
      ...[-1, 1].flatMap((side) => places.map((x) => ellipse('copper', x, (side * (width - bar)) / 2, bar * 0.3))),
    ],
    dimensions: [
      across('top', length, -width / 2),
      along('left', width, -length / 2),
      ...(first === undefined || second === undefined ? [] : [{ side: 'bottom' as const, from: first, to: second, feature: width / 2 }]),
    ],
    seat: null,
  };
};

/** Metal shell with its contacts at the back. */
export const shell: Draw = ({ body: { length, width }, pins: count, pitch }) => {
  const spacing = pitch ?? 1.27;
  const rows = count * spacing > length ? 2 : 1;
  const places = row(Math.ceil(count / rows), spacing);
  const contact = Math.min(spacing * 0.5, 0.8);
  return {
    shapes: [
      ...places.map((x) => rectangle('lead', x - contact / 2, -width / 2 - 0.75, contact, 0.85)),
      centred('alumina', 0, 0, length, width, 0.4),
      centred('slot', -length * 0.28, -width * 0.24, length * 0.2, width * 0.15, 0.2),
      centred('slot', length * 0.28, -width * 0.24, length * 0.2, width * 0.15, 0.2),
      line(-length / 2, width * 0.38, length / 2, width * 0.38),
    ],
    dimensions: [
      across('bottom', length, width / 2),
      along('left', width, -length / 2),
      { side: 'top', from: places[0] ?? 0, to: places[1] ?? 0, feature: -width / 2 - 0.75 },
    ],
    seat: null,
  };
};

export const jack: Draw = ({ body: { length, width } }) => ({
  shapes: [
    centred('mould', 0, 0, length, width, 0.3),
    rectangle('bevel', -length / 2, -width * 0.36, length * 0.76, width * 0.72),
    line(-length / 2 + length * 0.76, -width / 2, -length / 2 + length * 0.76, width / 2),
  ],
  dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
  seat: null,
});

/** Standing jacks show their face; lying ones their barrel. */
export const coax: Draw = ({ body: { length, width, height } }) => {
  const standing = Math.abs(length - width) < 0.5;
  const radius = Math.min(length, width) * 0.42;
  const barrel = length * 0.6;
  return {
    shapes: standing
      ? [
          centred('copper', 0, 0, length, width, 0.2),
          ellipse('copper', 0, 0, radius),
          ellipse('alumina', 0, 0, radius * 0.72),
          ellipse('copper', 0, 0, radius * 0.16),
        ]
      : [
          rectangle('copper', -length / 2, -width / 2, length - barrel, width, 0.2),
          rectangle('copper', length / 2 - barrel, -Math.min(width, height) * 0.42, barrel, Math.min(width, height) * 0.84, 0.2),
        ],
    dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
    seat: null,
  };
};
