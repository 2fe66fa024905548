/** Triangles of a solid, as screens and glTF take them: each face has corners of its own, so that edges stay sharp. */
import { type Cylinder, type FlatPoint, type Material, type Prism, type Solid, type SpacePoint, inSpace, turned } from './solid.ts';

export interface Mesh {
  material: Material;
  /** Three numbers a corner, three corners a triangle, anticlockwise from outside. */
  positions: number[];
  /** Unit vectors, as many as positions. */
  normals: number[];
}

/** Sides of the prism that stands for a cylinder on the screen; the STEP file has the true one. */
const sides = 24;

type Normal = SpacePoint;

function addTriangle(mesh: Mesh, corners: readonly [SpacePoint, SpacePoint, SpacePoint], normals: readonly [Normal, Normal, Normal]): void {
  mesh.positions.push(...corners.flat());
  mesh.normals.push(...normals.flat());
}

type Quad = readonly [SpacePoint, SpacePoint, SpacePoint, SpacePoint];

function addQuad(mesh: Mesh, [a, b, c, d]: Quad, [na, nb, nc, nd]: readonly [Normal, Normal, Normal, Normal]): void {
  addTriangle(mesh, [a, b, c], [na, nb, nc]);
  addTriangle(mesh, [a, c, d], [na, nc, nd]);
}

/** The direction of a profile's plane as a vector of space. */
const direction = (axis: Solid['axis'], flat: FlatPoint, along: number): Normal => inSpace(axis, flat, along);

function addPrism(mesh: Mesh, solid: Prism): void {
  const { axis, from, to } = solid;
  const points = turned(solid);
  const count = points.length;
  const at = (place: number): FlatPoint => points[(place + count) % count] ?? [0, 0];
  for (let place = 0; place < count; place += 1) {
    const [one, next] = [at(place), at(place + 1)];
    const length = Math.hypot(next[0] - one[0], next[1] - one[1]);
    // Outside is on the right of an anticlockwise way; (x, z) is left-handed about y.
    const turn = axis === 'y' ? -1 : 1;
    const outward: FlatPoint = [(turn * (next[1] - one[1])) / length, (-turn * (next[0] - one[0])) / length];
    const normal = direction(axis, outward, 0);
    addQuad(
      mesh,
      [inSpace(axis, one, from), inSpace(axis, next, from), inSpace(axis, next, to), inSpace(axis, one, to)],
      [normal, normal, normal, normal],
    );
  }
  const [up, down] = [direction(axis, [0, 0], 1), direction(axis, [0, 0], -1)];
  for (let place = 0; place < count / 2 - 1; place += 1) {
    const strip = [at(place), at(place + 1), at(count - 2 - place), at(count - 1 - place)] as const;
    const [a, b, c, d] = strip;
    addQuad(mesh, [inSpace(axis, a, to), inSpace(axis, b, to), inSpace(axis, c, to), inSpace(axis, d, to)], [up, up, up, up]);
    addQuad(
      mesh,
      [inSpace(axis, d, from), inSpace(axis, c, from), inSpace(axis, b, from), inSpace(axis, a, from)],
      [down, down, down, down],
    );
  }
}

function addCylinder(mesh: Mesh, { axis, middle, radius, from, to }: Cylinder): void {
  const turn = axis === 'y' ? -1 : 1;
  const unit = (place: number): FlatPoint => {
    const angle = (turn * 2 * Math.PI * place) / sides;
    return [Math.cos(angle), Math.sin(angle)];
  };
  const rim = ([u, v]: FlatPoint): FlatPoint => [middle[0] + radius * u, middle[1] + radius * v];
  const [up, down] = [direction(axis, [0, 0], 1), direction(axis, [0, 0], -1)];
  for (let place = 0; place < sides; place += 1) {
    const [one, next] = [unit(place), unit(place + 1)];
    const [outOne, outNext] = [direction(axis, one, 0), direction(axis, next, 0)];
    addQuad(
      mesh,
      [inSpace(axis, rim(one), from), inSpace(axis, rim(next), from), inSpace(axis, rim(next), to), inSpace(axis, rim(one), to)],
      [outOne, outNext, outNext, outOne],
    );
    addTriangle(mesh, [inSpace(axis, middle, to), inSpace(axis, rim(one), to), inSpace(axis, rim(next), to)], [up, up, up]);
    addTriangle(mesh, [inSpace(axis, middle, from), inSpace(axis, rim(next), from), inSpace(axis, rim(one), from)], [down, down, down]);
  }
}

/** One mesh for each material, in millimetres. */
export function meshesOf(solids: readonly Solid[]): Mesh[] {
  const meshes = new Map<Material, Mesh>();
  for (const solid of solids) {
    const mesh = meshes.get(solid.material) ?? { material: solid.material, positions: [], normals: [] };
    meshes.set(solid.material, mesh);
    if (solid.kind === 'prism') addPrism(mesh, solid);
    else addCylinder(mesh, solid);
  }
  return [...meshes.values()];
}
