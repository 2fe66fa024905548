/** Leads through plated holes: DIP, TO-220, TO-92, axial and radial parts. */
import { type Dimension, clean, middle, roundUp } from '#land-patterns/dimension.ts';
import { courtyardAround, dotOver, polarityLine, silkscreenAround } from '#land-patterns/frame.ts';
import type { Density, LandPattern, Line, Point, Polarity } from '#land-patterns/land-pattern.ts';
import { holePad, rectangle } from '#land-patterns/pads.ts';

export interface ThroughHole {
  family: 'through-hole';
  /** Without the letter of the density level. */
  name: string;
  /** In the order of the pins. */
  leads: readonly Point[];
  /** Thickest lead; of a flat one its diagonal. */
  leadDiameter: number;
  body: { x: Dimension; y: Dimension; isRound?: boolean };
  /** Middle of the body, when it is not that of the leads. */
  bodyAt?: Point;
  polarity: Polarity;
  source: string;
}

const rule = 'IPC-2222, table 9-3; IPC-2221, 9.1.1';
const holeExcess: Readonly<Record<Density, number>> = { A: 0.25, B: 0.2, C: 0.15 };
const landAllowance: Readonly<Record<Density, number>> = { A: 0.6, B: 0.5, C: 0.4 };
const annularRing = 0.05;
const courtyardExcess: Readonly<Record<Density, number>> = { A: 0.5, B: 0.25, C: 0.1 };

/** Diameters of hole and land for the thickest lead, in steps of 0.05 mm. */
function holeFor(leadDiameter: number, density: Density): { hole: number; land: number } {
  const hole = roundUp(leadDiameter + holeExcess[density], 0.05);
  return { hole, land: clean(hole + 2 * annularRing + landAllowance[density]) };
}

export function throughHoles(part: ThroughHole, density: Density): LandPattern {
  const sizes = holeFor(part.leadDiameter, density);
  const isPolar = part.polarity !== 'none' || part.leads.length > 2;
  const pads = part.leads.map((at, place) => holePad(String(place + 1), at, sizes, isPolar && place === 0));
  const middleAt = part.bodyAt ?? { x: 0, y: 0 };
  const body = rectangle(middleAt.x, middleAt.y, middle(part.body.x), middle(part.body.y));
  const largest = rectangle(middleAt.x, middleAt.y, part.body.x[1], part.body.y[1]);
  const [first] = pads;
  const pinOne = pads.length > 2 && first ? dotOver(first) : null;
  const ink = part.body.isRound ? circleAround(body) : silkscreenAround(body, pads, pinOne);
  return {
    name: `${part.name}${density}`,
    density,
    mounting: 'through-hole',
    pads,
    body,
    courtyard: courtyardAround([...pads, largest], courtyardExcess[density]),
    silkscreen: part.polarity === 'none' || !first || part.body.isRound ? ink : [...ink, polarityLine(first)],
    pinOne,
    polarity: part.polarity,
    rule,
    source: part.source,
    thermalVaries: false,
  };
}

const corners = 36;

/** A circle of straight lines. */
function circleAround({ x, y, width }: { x: number; y: number; width: number }): Line[] {
  const radius = width / 2 + 0.11;
  const at = (place: number): Point => {
    const angle = (2 * Math.PI * place) / corners;
    return { x: clean(x + radius * Math.cos(angle)), y: clean(y + radius * Math.sin(angle)) };
  };
  return Array.from({ length: corners }, (_, place) => ({ from: at(place), to: at((place + 1) % corners) }));
}

/** Straight lead beside the body before its bend (IPC-2221, 8.1.11). */
const straightLead = 0.8;
const grid = 2.54;

/**
 * Distance of the holes of a lying axial part: body, on each side the straight lead of 0.8 mm or its own diameter, the bend with an inner radius of one diameter, 1.5 above
 * 0.8 mm and two above 1.2 mm, and half the lead; then up to the grid of 2.54 mm.
 */
export function axialPitch(bodyLength: number, leadDiameter: number): number {
  const radius = leadDiameter * (leadDiameter > 1.2 ? 2 : leadDiameter > 0.8 ? 1.5 : 1);
  return roundUp(bodyLength + 2 * (Math.max(straightLead, leadDiameter) + radius + leadDiameter / 2), grid);
}
