/** The faces by which connectors mate, seen from the front. */
import { across, along, centred, type Draw, ellipse, type Paint, polygon, row, type Shape } from './shape.ts';

/** Between rows of a D-sub connector: of two, and of three in high density. */
const rowSpacing = { 2: 2.84, 3: 1.98 };
const contactRadius = 0.5;
const holeRadius = 1.6;

/** The first rows take what does not come out even; the second of three stands half a pitch aside. */
function contacts(count: number, rows: 2 | 3, pitch: number): Shape[] {
  const most = Math.ceil(count / rows);
  return row(rows, rowSpacing[rows]).flatMap((y, line) => {
    const own = rows === 2 ? (line === 0 ? most : count - most) : Math.ceil((count - line) / rows);
    const aside = rows === 2 ? 0 : line === 1 ? pitch / 4 : -pitch / 4;
    return row(Math.max(own, 0), pitch).map((x) => ellipse('copper', x + aside, y, contactRadius));
  });
}

/** The flange with its holes, the D of the shell, and the contacts. */
export const dSub: Draw = ({ body: { length, width }, pins, pitch, rows, lead }) => {
  const spacing = pitch ?? 2.77;
  const lines = rows === 3 ? 3 : 2;
  const holes = lead?.span ?? length * 0.8;
  const half = (Math.ceil(pins / lines) * spacing) / 2 + spacing * 0.6;
  const high = width * 0.33;
  return {
    shapes: [
      centred('alumina', 0, 0, length, width, width * 0.1),
      ...[-holes / 2, holes / 2].map((x) => ellipse('slot', x, 0, holeRadius)),
      polygon('slot', [
        [-half, -high],
        [half, -high],
        [half - high * 0.35, high],
        [-half + high * 0.35, high],
      ]),
      ...contacts(pins, lines, spacing),
    ],
    dimensions: [
      across('top', length, -width / 2),
      along('left', width, -length / 2),
      { side: 'bottom', from: -holes / 2, to: holes / 2, feature: 0 },
    ],
    seat: null,
  };
};

type Point = readonly [x: number, y: number];
type Cut = (paint: Paint, length: number, width: number) => Shape;

/** Shells by the share of their height by which the corners are cut: HDMI and Micro-B below, USB-B above. */
const cut =
  (above: number, below: number): Cut =>
  (paint, length, width) => {
    const [x, y] = [length / 2, width / 2];
    const corner = (share: number, side: number): Point[] => [
      [x - share * width, side * y],
      [x, side * (y - share * width)],
    ];
    const right = [...corner(above, -1), ...corner(below, 1).toReversed()];
    return polygon(paint, [...right, ...right.map(([px, py]): Point => [-px, py]).toReversed()]);
  };

/** The shell of a port, its mouth and the tongue or the contacts in it; only the shell's size is known. */
const port =
  (form: Cut): Draw =>
  ({ body: { length, width } }) => {
    const wall = Math.min(length, width) * 0.1;
    return {
      shapes: [
        form('alumina', length, width),
        form('slot', length - 2 * wall, width - 2 * wall),
        centred('mould', 0, -width * 0.05, (length - 2 * wall) * 0.8, (width - 2 * wall) * 0.3),
      ],
      dimensions: [across('top', length, -width / 2), along('left', width, -length / 2)],
      seat: null,
    };
  };

export const rectangularPort = port((paint, length, width) => centred(paint, 0, 0, length, width, 0.2));
export const stadiumPort = port((paint, length, width) => centred(paint, 0, 0, length, width, width / 2));
export const trapezoidPort = port(cut(0, 0.3));
export const bevelledPort = port(cut(0.25, 0));
