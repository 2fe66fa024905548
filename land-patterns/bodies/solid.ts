/** What the body of a package is built of in space: millimetres, x to the right and y up as on a board seen from above, z off the board from its surface. */

export type Axis = 'x' | 'y' | 'z';
export type Material = 'mould' | 'ceramic' | 'tin' | 'gold' | 'alumina' | 'laminate';
/** Of a prism along z it is (x, y), along y (x, z), along x (y, z). */
export type FlatPoint = readonly [number, number];
export type SpacePoint = readonly [x: number, y: number, z: number];

interface Along {
  material: Material;
  axis: Axis;
  from: number;
  to: number;
}

/** A plane figure moved along an axis. Its points pair up, first with last, second with last but one, so that each two pairs are a convex quadrilateral. */
export interface Prism extends Along {
  kind: 'prism';
  profile: readonly FlatPoint[];
}

export interface Cylinder extends Along {
  kind: 'cylinder';
  middle: FlatPoint;
  radius: number;
}

export type Solid = Prism | Cylinder;

/** A point of a profile at a place along the axis. */
export function inSpace(axis: Axis, [u, v]: FlatPoint, along: number): SpacePoint {
  if (axis === 'z') return [u, v, along];
  return axis === 'y' ? [u, along, v] : [along, u, v];
}

export function prism(material: Material, axis: Axis, profile: readonly FlatPoint[], from: number, to: number): Prism {
  return { kind: 'prism', material, axis, profile, from, to };
}

/** A box around (x, y) that stands between two heights. */
export function box(material: Material, middle: FlatPoint, size: FlatPoint, bottom: number, top: number): Prism {
  const [[x, y], [width, depth]] = [middle, size];
  const [left, right, front, back] = [x - width / 2, x + width / 2, y - depth / 2, y + depth / 2];
  return prism(
    material,
    'z',
    [
      [left, front],
      [right, front],
      [right, back],
      [left, back],
    ],
    bottom,
    top,
  );
}

export function cylinder(material: Material, axis: Axis, middle: FlatPoint, radius: number, from: number, to: number): Cylinder {
  return { kind: 'cylinder', material, axis, middle, radius, from, to };
}

/** Centres of `count` pins in one row, symmetric about 0. */
export function inRow(count: number, pitch: number): number[] {
  return Array.from({ length: count }, (_, place) => (place - (count - 1) / 2) * pitch);
}

/** The points of a prism's profile, anticlockwise as seen against its axis. */
export function turned({ axis, profile }: Prism): FlatPoint[] {
  const area = profile.reduce((sum, [u, v], place) => {
    const [nextU, nextV] = profile[(place + 1) % profile.length] ?? [u, v];
    return sum + u * nextV - nextU * v;
  }, 0);
  // (x, z) is left-handed about y.
  const isAnticlockwise = axis === 'y' ? area < 0 : area > 0;
  return isAnticlockwise ? [...profile] : profile.toReversed();
}
