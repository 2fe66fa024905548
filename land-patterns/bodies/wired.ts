/** Bodies whose wires go through the board. */
import type { BodyOutline } from './body-outline.ts';
import { type FlatPoint, type Material, type Solid, box, cylinder, inRow, prism } from './solid.ts';

/** Wires are cut below the board: no more of them is shown. */
const cutWire = 3.2;
const tuck = 0.1;

const wireOf = ({ lead }: BodyOutline) => Math.min(lead?.length ?? cutWire, cutWire);

/** Square wires in a row along x, from below the board up into the body. */
function straightWires(outline: BodyOutline, places: readonly number[], standing: number, breadth: number): Solid[] {
  return places.map((x) => box('tin', [x, 0], [breadth, breadth], -wireOf(outline), standing + tuck));
}

export function dip({ body: { length, width, height }, pins, pitch, lead }: BodyOutline): Solid[] {
  const span = lead?.span ?? width + 1.2;
  const below = -(lead?.length ?? 3.3);
  const middle = height / 2;
  const leg: FlatPoint[] = [
    [width / 2 - tuck, middle + 0.125],
    [span / 2 + 0.125, middle + 0.125],
    [span / 2 + 0.125, below],
    [span / 2 - 0.125, below],
    [span / 2 - 0.125, middle - 0.125],
    [width / 2 - tuck, middle - 0.125],
  ];
  const breadth = lead?.width ?? 0.46;
  const legs = inRow(pins / 2, pitch ?? 2.54).flatMap((y) =>
    [-1, 1].map((mirror) =>
      prism(
        'tin',
        'y',
        leg.map(([x, z]): FlatPoint => [x * mirror, z]),
        y - breadth / 2,
        y + breadth / 2,
      ),
    ),
  );
  const mark = cylinder('alumina', 'z', [-width / 2 + 1, length / 2 - 1.2], 0.4, height - 0.02, height + 0.005);
  return [box('mould', [0, 0], [width, length], 0.4, height), mark, ...legs];
}

export function sip(outline: BodyOutline): Solid[] {
  const { body, pins, pitch, lead } = outline;
  return [
    box('mould', [0, 0], [body.length, body.width], 0.2, body.height),
    ...straightWires(outline, inRow(pins, pitch ?? 2.54), 0.2, lead?.width ?? 0.5),
  ];
}

/** Lies on the board, its wires bent down at both ends. */
export function axial({ body: { length, width }, lead, id }: BodyOutline): Solid[] {
  const radius = width / 2;
  const wire = (lead?.width ?? 0.6) / 2;
  const reach = length / 2 + Math.max(1.5, wire * 4);
  const isDiode = id.startsWith('do-');
  return [
    cylinder(isDiode ? 'mould' : 'ceramic', 'x', [0, radius], radius, -length / 2, length / 2),
    ...(isDiode ? [cylinder('alumina', 'x', [0, radius], radius + 0.01, -length * 0.38, -length * 0.26)] : []),
    ...[-1, 1].flatMap((mirror) => [
      cylinder('tin', 'x', [0, radius], wire, ...between((mirror * length) / 2, mirror * (reach + wire))),
      cylinder('tin', 'z', [mirror * reach, 0], wire, -cutWire, radius),
    ]),
  ];
}

const between = (one: number, other: number): [number, number] => [Math.min(one, other), Math.max(one, other)];

/** TO-92 and its like: the flat side is the front. */
export function to92(outline: BodyOutline): Solid[] {
  const { body, pins, pitch, lead } = outline;
  const radius = body.length / 2;
  const standing = 2;
  // Half a turn and a little more, paired left to right as a prism wants it.
  const steps = 8;
  const rise = Math.asin(Math.min(1, (body.width - radius) / radius));
  const arc = Array.from({ length: steps + 1 }, (_, place): FlatPoint => {
    const angle = -rise + (place * (Math.PI + 2 * rise)) / steps;
    return [radius * Math.cos(angle), radius * Math.sin(angle)];
  });
  const even = arc.length % 2 === 0 ? arc : [...arc.slice(0, steps / 2), ...arc.slice(steps / 2 + 1)];
  return [
    prism('mould', 'z', even, standing, standing + body.height),
    ...straightWires(outline, inRow(pins, pitch ?? 1.27), standing, lead?.width ?? 0.45),
  ];
}

/** Stands on its leads, the tab behind. */
export function powerTab(outline: BodyOutline): Solid[] {
  const { body, id, pins, pitch, lead } = outline;
  const { length, width, height } = body;
  const standing = 3.5;
  const hasTab = id.startsWith('to-220') || id.startsWith('multiwatt');
  const tab = hasTab ? height * 0.42 : 0;
  const frame = Math.min(1.3, width * 0.3);
  const breadth = lead?.width ?? 0.8;
  return [
    box('mould', [0, 0], [length * 0.98, width], standing, standing + height - tab),
    ...(hasTab ? [box('tin', [0, (width - frame) / 2], [length, frame], standing + height - tab, standing + height)] : []),
    ...inRow(pins, pitch ?? 2.54).map((x) => box('tin', [x, 0], [breadth, 0.5], -cutWire, standing + tuck)),
  ];
}

export function disc(outline: BodyOutline): Solid[] {
  const { body, pitch, lead } = outline;
  const radius = Math.min(body.length, body.height) / 2;
  const standing = 1;
  return [
    cylinder('ceramic', 'y', [0, standing + radius], radius, -body.width / 2, body.width / 2),
    ...straightWires(outline, inRow(2, pitch ?? 5), standing + radius * 0.4, lead?.width ?? 0.6),
  ];
}

/** A box on two or more wires: film capacitors, relays, trimmers. */
export function boxOnWires(outline: BodyOutline, material: Material): Solid[] {
  const { body, pins, pitch, lead } = outline;
  return [
    box(material, [0, 0], [body.length, body.width], 0.1, body.height),
    ...straightWires(outline, inRow(pins, pitch ?? 5), 0.1, lead?.width ?? 0.6),
  ];
}

/** The lens is shown as a cylinder of its full height, on the collar of the data sheets. */
export function ledRadial(outline: BodyOutline): Solid[] {
  const { body, pitch, lead } = outline;
  const standing = 1;
  return [
    cylinder('ceramic', 'z', [0, 0], body.length / 2, standing, standing + 1),
    cylinder('ceramic', 'z', [0, 0], body.length * 0.43, standing + 1, standing + body.height),
    ...straightWires(outline, inRow(2, pitch ?? 2.54), standing, lead?.width ?? 0.5),
  ];
}

export function canRadial(outline: BodyOutline): Solid[] {
  const { body, diameter, pitch, lead } = outline;
  const radius = (diameter ?? body.length) / 2;
  return [
    cylinder('mould', 'z', [0, 0], radius, 0, body.height - 0.3),
    cylinder('tin', 'z', [0, 0], radius * 0.88, body.height - 0.3, body.height),
    ...inRow(2, pitch ?? radius).map((x) => cylinder('tin', 'z', [x, 0], (lead?.width ?? 0.6) / 2, -cutWire, tuck)),
  ];
}

/** Base with two cut corners on the plus side, and the can. */
export function canSmd({ body, diameter }: BodyOutline): Solid[] {
  const half = body.length / 2;
  const cut = half / 3;
  const radius = (diameter ?? body.length * 0.95) / 2;
  const base = body.height * 0.16;
  const plus: FlatPoint[] = [
    [-half, -half + cut],
    [-half + cut, -half],
    [half, -half],
    [half, half],
    [-half + cut, half],
    [-half, half - cut],
  ];
  return [
    prism('mould', 'z', plus, 0.1, base),
    cylinder('tin', 'z', [0, 0], radius, base, body.height),
    ...[-1, 1].map((mirror) => box('tin', [mirror * half * 0.75, 0], [half * 0.7, body.length * 0.14], 0, 0.1)),
  ];
}

/** Pin strips: one block of plastic a position and a square pin through it. */
export function header({ body, id, pins, pitch, rows, lead }: BodyOutline): Solid[] {
  const lines = rows ?? (id.endsWith('-2') ? 2 : 1);
  const spacing = pitch ?? 2.54;
  const size = lead?.width ?? 0.64;
  const places = inRow(Math.max(1, Math.round(pins / lines)), spacing);
  return places.flatMap((x) => [
    box('mould', [x, 0], [spacing, lines * spacing], 0, spacing),
    ...inRow(lines, spacing).map((y) => box('gold', [x, y], [size, size], -cutWire, spacing + body.height)),
  ]);
}
