/** Surface-mount bodies that lie flat on their contacts: chips, no-lead packages, cans of crystals. */
import type { BodyOutline } from './body-outline.ts';
import { type Material, type Solid, box, cylinder, inRow } from './solid.ts';

/** Contacts stand out of the body by so little that it can be seen where they are. */
const skin = 0.02;
/** Thickness of the lands below a body. */
const land = 0.05;

export function chip({ body: { length, width, height }, lead, pins }: BodyOutline, material: Material): Solid[] {
  const terminal = lead?.length ?? length * 0.25;
  const ends = [-1, 1].map((mirror) => box('tin', [(mirror * (length - terminal)) / 2, 0], [terminal, width], 0, height));
  const middle = pins === 3 ? [box('tin', [0, 0], [length * 0.22, width + 2 * skin], 0, height + skin)] : [];
  return [box(material, [0, 0], [length - 2 * terminal, width - 2 * skin], skin, height - skin), ...ends, ...middle];
}

export function chipArray({ body: { length, width, height }, pins, pitch, lead }: BodyOutline, material: Material): Solid[] {
  const spacing = pitch ?? length / (pins / 2);
  const breadth = lead?.width ?? spacing * 0.6;
  const depth = width * 0.22;
  const ends = inRow(pins / 2, spacing).flatMap((x) =>
    [-1, 1].map((mirror) => box('tin', [x, (mirror * (width - depth)) / 2], [breadth, depth + 2 * skin], 0, height)),
  );
  return [box(material, [0, 0], [length, width], skin, height - skin), ...ends];
}

export function melf({ body: { length, width }, lead }: BodyOutline, material: Material): Solid[] {
  const terminal = lead?.length ?? length * 0.25;
  const radius = width / 2;
  const [end, inner] = [length / 2, length / 2 - terminal];
  return [
    cylinder(material, 'x', [0, radius], radius * 0.96, -inner, inner),
    cylinder('tin', 'x', [0, radius], radius, -end, -inner),
    cylinder('tin', 'x', [0, radius], radius, inner, end),
  ];
}

/** Leads that are bent below the body: they show at the ends and as lands. */
function bentEnds(span: number, breadth: number, height: number): Solid[] {
  return [-1, 1].map((mirror) => box('tin', [mirror * (span / 2 - 0.4), 0], [0.8, breadth], 0, height));
}

/** Moulded tantalum: the stripe marks the anode. */
export function mouldedChip({ body: { length, width, height } }: BodyOutline): Solid[] {
  return [
    box('mould', [0, 0], [length - 0.24, width], land, height),
    ...bentEnds(length, width * 0.66, height * 0.5),
    box('alumina', [-length * 0.38, 0], [length * 0.1, width], height, height + skin),
  ];
}

/** The stripe marks the cathode. */
export function diode({ body: { length, width, height }, lead }: BodyOutline): Solid[] {
  const span = lead?.span ?? length;
  return [
    box('mould', [0, 0], [length, width], land, height),
    ...[-1, 1].map((mirror) => box('tin', [(mirror * (span - 1)) / 2, 0], [1, lead?.width ?? width * 0.55], 0, Math.min(0.2, height / 3))),
    box('alumina', [-length * 0.355, 0], [length * 0.13, width], height, height + skin),
  ];
}

/** DFN and SON have lands on two sides, QFN on four. */
function isDual({ id, name, standard }: BodyOutline): boolean {
  return /dfn|son/i.test(`${id} ${name}`) || (standard ?? '').includes('MO-229');
}

/** Lands at the edge of the body; makers give the pad below it different sizes, so it is left out. */
export function noLeads(outline: BodyOutline): Solid[] {
  const { body, pins, pitch, lead } = outline;
  const { length, width, height } = body;
  const sides = isDual(outline) ? 2 : 4;
  const spacing = pitch ?? 0.5;
  const breadth = lead?.width ?? spacing * 0.5;
  const depth = lead?.length ?? 0.4;
  const lands = inRow(pins / sides, spacing).flatMap((place) =>
    [-1, 1].flatMap((mirror) => [
      box('tin', [(mirror * (width - depth)) / 2, place], [depth + skin, breadth], 0, height * 0.24),
      ...(sides === 2 ? [] : [box('tin', [place, (mirror * (length - depth)) / 2], [breadth, depth + skin], 0, height * 0.24)]),
    ]),
  );
  const inset = 0.14 * Math.min(width, length);
  const mark = cylinder('alumina', 'z', [-width / 2 + inset, length / 2 - inset], inset * 0.35, height - skin, height + skin / 4);
  return [box('mould', [0, 0], [width, length], skin, height), mark, ...lands];
}

/** Balls as short cylinders; the grid is a full square, as far as the number of pins fills it. */
export function ballGrid({ body: { length, width, height }, pins, pitch }: BodyOutline): Solid[] {
  const lines = Math.round(Math.sqrt(pins));
  const spacing = pitch ?? 1;
  const ball = spacing * 0.25;
  const places = inRow(lines, spacing);
  const balls = places.flatMap((y) => places.map((x) => cylinder('tin', 'z', [x, y], ball, 0, Math.min(ball * 1.4, height / 3))));
  return [box('mould', [0, 0], [width, length], Math.min(ball * 1.4, height / 3), height), ...balls];
}

export function landGrid({ body: { length, width, height } }: BodyOutline): Solid[] {
  return [box('laminate', [0, 0], [width, length], 0, height * 0.25), box('mould', [0, 0], [width, length], height * 0.25, height)];
}

export function crystal({ body: { length, width, height }, pins }: BodyOutline): Solid[] {
  const [x, y] = [length / 2, width / 2];
  const corners =
    pins === 2
      ? [
          [-x * 0.7, 0],
          [x * 0.7, 0],
        ]
      : [
          [-x, -y],
          [x, -y],
          [x, y],
          [-x, y],
        ].map(([a = 0, b = 0]) => [a * 0.68, b * 0.62]);
  const size = pins === 2 ? ([length * 0.28, width * 0.8] as const) : ([length * 0.3, width * 0.36] as const);
  return [
    box('ceramic', [0, 0], [length, width], land, height * 0.75),
    box('tin', [0, 0], [length * 0.88, width * 0.84], height * 0.75, height),
    ...corners.map(([a = 0, b = 0]) => box('gold', [a, b], size, 0, land)),
  ];
}

export function led({ body: { length, width, height }, lead, pins, pitch }: BodyOutline): Solid[] {
  const span = Math.max(lead?.span ?? length, length);
  const breadth = Math.min(pins > 2 ? (pitch ?? width / 2) * 0.6 : width * 0.7, width);
  const lens = Math.min(length, width) * 0.4;
  return [
    box('alumina', [0, 0], [length - 2 * skin, width], land, height * 0.9),
    cylinder('ceramic', 'z', [0, 0], lens, height * 0.9, height),
    ...inRow(pins / 2, pitch ?? 0).flatMap((y) =>
      [-1, 1].map((mirror) => box('tin', [mirror * (span / 2 - length * 0.12), y], [length * 0.24, breadth], 0, height * 0.3)),
    ),
  ];
}

export function inductor({ body: { length, width, height } }: BodyOutline): Solid[] {
  return [
    box('mould', [0, 0], [length - 2 * skin, width], land, height),
    ...[-1, 1].map((mirror) => box('tin', [mirror * length * 0.4, 0], [length * 0.2, width * 0.5], 0, height * 0.4)),
  ];
}

/** Boards and radio modules: the laminate, and the can where the height leaves room for one. */
export function board({ body: { length, width, height } }: BodyOutline): Solid[] {
  const thick = Math.min(1.6, height / 2);
  return [box('laminate', [0, 0], [length, width], 0, thick)];
}
