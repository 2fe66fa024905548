/** Solids by their faces, edges and vertices (boundary representation). */
import { type Cylinder, type Prism, type Solid, type SpacePoint, inSpace, turned } from '#land-patterns/bodies/solid.ts';
import { real, type StepData } from './step-data.ts';

const reversed = ([x, y, z]: SpacePoint): SpacePoint => [-x, -y, -z];
const cross = (a: SpacePoint, b: SpacePoint): SpacePoint => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unitBetween(from: SpacePoint, to: SpacePoint): SpacePoint {
  const delta: SpacePoint = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
  const length = Math.hypot(...delta);
  return [delta[0] / length, delta[1] / length, delta[2] / length];
}

function prismFaces(data: StepData, solid: Prism): string[] {
  const { axis, from, to } = solid;
  const up = inSpace(axis, [0, 0], 1);
  const corners = turned(solid).map((flat) => {
    const [low, high] = [inSpace(axis, flat, from), inSpace(axis, flat, to)];
    return { low, high, lowVertex: data.vertex(low), highVertex: data.vertex(high) };
  });
  const next = (place: number) => corners[(place + 1) % corners.length] ?? corners[0];
  const edges = corners.map((corner, place) => {
    const after = next(place) ?? corner;
    return {
      ...corner,
      way: unitBetween(corner.low, after.low),
      below: data.line(corner.lowVertex, after.lowVertex, corner.low, after.low),
      above: data.line(corner.highVertex, after.highVertex, corner.high, after.high),
      upright: data.line(corner.lowVertex, corner.highVertex, corner.low, corner.high),
    };
  });
  const [first] = edges;
  if (!first) return [];
  const sideFaces = edges.map(({ low, way, below, above, upright }, place) => {
    const after = edges[(place + 1) % edges.length] ?? first;
    return data.face(data.plane(low, cross(way, up), way), [
      [below, true],
      [after.upright, true],
      [above, false],
      [upright, false],
    ]);
  });
  const top = data.face(
    data.plane(first.high, up, first.way),
    edges.map(({ above }) => [above, true] as const),
  );
  const bottom = data.face(data.plane(first.low, reversed(up), first.way), edges.map(({ below }) => [below, false] as const).toReversed());
  return [...sideFaces, top, bottom];
}

function cylinderFaces(data: StepData, { axis, middle, radius, from, to }: Cylinder): string[] {
  const up = inSpace(axis, [0, 0], 1);
  const out = inSpace(axis, [1, 0], 0);
  const circleAt = (along: number) => {
    const center = inSpace(axis, middle, along);
    const start = inSpace(axis, [middle[0] + radius, middle[1]], along);
    const vertex = data.vertex(start);
    const circle = data.add(`CIRCLE('',${data.placement(center, up, out)},${real(radius)})`);
    return { center, start, vertex, edge: data.add(`EDGE_CURVE('',${vertex},${vertex},${circle},.T.)`) };
  };
  const [low, high] = [circleAt(from), circleAt(to)];
  const seam = data.line(low.vertex, high.vertex, low.start, high.start);
  const mantle = data.add(`CYLINDRICAL_SURFACE('',${data.placement(low.center, up, out)},${real(radius)})`);
  return [
    data.face(mantle, [
      [low.edge, true],
      [seam, true],
      [high.edge, false],
      [seam, false],
    ]),
    data.face(data.plane(high.center, up, out), [[high.edge, true]]),
    data.face(data.plane(low.center, reversed(up), out), [[low.edge, false]]),
  ];
}

/** The number of the closed solid. */
export function writeSolid(data: StepData, solid: Solid): string {
  const faces = solid.kind === 'prism' ? prismFaces(data, solid) : cylinderFaces(data, solid);
  return data.add(`MANIFOLD_SOLID_BREP('',${data.add(`CLOSED_SHELL('',(${faces.join(',')}))`)})`);
}
