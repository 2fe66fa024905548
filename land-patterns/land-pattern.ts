/**
 * A land pattern as drawn: millimetres, x to the right and y downwards from the middle of the component, pin 1 at the upper left
 * (orientation zero of IPC-7351B, 3.2, turned so that pin 1 is where the EDA programs expect it).
 */

export interface Point {
  x: number;
  y: number;
}

/** A rectangle around its middle. */
export interface Rectangle extends Point {
  width: number;
  height: number;
}

export interface Pad extends Rectangle {
  number: string;
  /** Corner radius; half the shorter side makes it round. */
  radius: number;
  /** Diameter of the plated hole; null on a land for surface mounting. */
  hole: number | null;
  /** Openings of the stencil; none over a hole. */
  paste: readonly Rectangle[];
}

export interface Line {
  from: Point;
  to: Point;
}

export const densities = ['A', 'B', 'C'] as const;
/** Density level of IPC-7351B: A most, B nominal, C least protrusion of the lands. */
export type Density = (typeof densities)[number];

export type Polarity = 'none' | 'cathode' | 'anode';

export interface LandPattern {
  /** By IPC-7351B, table 3-23: `SOIC127P600X175-8N`; by the package's own name where the standard has none. */
  name: string;
  density: Density;
  mounting: 'surface' | 'through-hole';
  pads: readonly Pad[];
  /** The body at its nominal size. */
  body: Rectangle;
  /** What no other component may enter. */
  courtyard: Rectangle;
  /** Lines beside the body that cross no pad. */
  silkscreen: readonly Line[];
  /** Where the dot of pin 1 lies; null when the component has no first pin. */
  pinOne: Point | null;
  /** What pad 1 of a component with two terminals is. */
  polarity: Polarity;
  /** Table of the joint goals, or the standards of holes and lands. */
  rule: string;
  /** Where the dimensions are from. */
  source: string;
  /** Makers give the thermal pad different sizes: the one here is to be compared with the data sheet. */
  thermalVaries: boolean;
}
