/** The mating face of a D-sub connector: the flange with its holes, the D of the shell, and the contacts. */
import { across, along, centred, type Draw, ellipse, polygon, row, type Shape } from './shape.ts';

/** Between rows: of two, and of three in high density. */
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
      polygon('bevel', [
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
