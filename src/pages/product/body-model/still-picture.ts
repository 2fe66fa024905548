/** A picture of a body from one side, reckoned point by point with the depth of each: it needs neither WebGL nor a library. */
import { materialLooks } from '#land-patterns/bodies/material-colors.ts';
import type { Mesh } from '#land-patterns/bodies/mesh.ts';
import type { ViewAngles } from './view-angles.ts';

interface StillPicture {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each point. */
  points: Uint8ClampedArray<ArrayBuffer>;
}

/** Room around the body, as a share of the picture. */
const margin = 0.06;
/** Where the light is, in the viewer's directions. */
const light = { right: -0.35, up: 0.75, near: 0.56 };
const shade = { dark: 0.45, bright: 0.65 };

interface Corner {
  right: number;
  up: number;
  near: number;
}

function turner({ around, above }: ViewAngles) {
  const [turn, tilt] = [(around * Math.PI) / 180, (above * Math.PI) / 180];
  const [sinTurn, cosTurn, sinTilt, cosTilt] = [Math.sin(turn), Math.cos(turn), Math.sin(tilt), Math.cos(tilt)];
  return (values: readonly number[], place: number): Corner => {
    const [x = 0, y = 0, z = 0] = values.slice(place, place + 3);
    const right = x * cosTurn + y * sinTurn;
    const deep = -x * sinTurn + y * cosTurn;
    return { right, up: z * cosTilt + deep * sinTilt, near: z * sinTilt - deep * cosTilt };
  };
}

interface Triangle {
  corners: readonly [Corner, Corner, Corner];
  color: readonly [number, number, number];
}

function trianglesOf(meshes: readonly Mesh[], angles: ViewAngles): Triangle[] {
  const turn = turner(angles);
  return meshes.flatMap(({ material, positions, normals }) =>
    Array.from({ length: positions.length / 9 }, (_, place): Triangle | null => {
      const normal = turn(normals, place * 9);
      if (normal.near < -0.3) return null;
      const bright = shade.dark + shade.bright * Math.max(0, normal.right * light.right + normal.up * light.up + normal.near * light.near);
      const [red, green, blue] = materialLooks[material].color;
      const corner = (index: number) => turn(positions, place * 9 + index * 3);
      return { corners: [corner(0), corner(1), corner(2)], color: [red * bright * 255, green * bright * 255, blue * bright * 255] };
    }).filter((one) => one !== null),
  );
}

/** Fills the points of one triangle that nothing nearer covers. */
function fill(picture: StillPicture, depths: Float32Array, { corners: [a, b, c], color }: Triangle): void {
  const { width, height, points } = picture;
  const area = (b.right - a.right) * (c.up - a.up) - (c.right - a.right) * (b.up - a.up);
  if (Math.abs(area) < 1e-9) return;
  const rights = [a.right, b.right, c.right];
  const ups = [a.up, b.up, c.up];
  const [left, right] = [Math.max(0, Math.floor(Math.min(...rights))), Math.min(width - 1, Math.ceil(Math.max(...rights)))];
  const [low, high] = [Math.max(0, Math.floor(Math.min(...ups))), Math.min(height - 1, Math.ceil(Math.max(...ups)))];
  for (let up = low; up <= high; up += 1) {
    for (let across = left; across <= right; across += 1) {
      const ofB = ((across - a.right) * (c.up - a.up) - (c.right - a.right) * (up - a.up)) / area;
      const ofC = ((b.right - a.right) * (up - a.up) - (across - a.right) * (b.up - a.up)) / area;
      const near = a.near + ofB * (b.near - a.near) + ofC * (c.near - a.near);
      const place = (height - 1 - up) * width + across;
      if (ofB < 0 || ofC < 0 || ofB + ofC > 1 || near <= (depths[place] ?? Infinity)) continue;
      depths[place] = near;
      points.set([...color, 255], place * 4);
    }
  }
}

export function stillPicture(meshes: readonly Mesh[], angles: ViewAngles, width: number, height: number): StillPicture {
  const triangles = trianglesOf(meshes, angles);
  const corners = triangles.flatMap((triangle) => triangle.corners);
  const bounds = corners.reduce(
    ({ left, right, low, high }, corner) => ({
      left: Math.min(left, corner.right),
      right: Math.max(right, corner.right),
      low: Math.min(low, corner.up),
      high: Math.max(high, corner.up),
    }),
    { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity },
  );
  const room = 1 - 2 * margin;
  const scale = Math.min((width * room) / (bounds.right - bounds.left), (height * room) / (bounds.high - bounds.low));
  const placed = ({ right, up, near }: Corner): Corner => ({
    right: (right - (bounds.left + bounds.right) / 2) * scale + width / 2,
    up: (up - (bounds.low + bounds.high) / 2) * scale + height / 2,
    near,
  });
  const picture = { width, height, points: new Uint8ClampedArray(width * height * 4) };
  const depths = new Float32Array(width * height).fill(-Infinity);
  for (const {
    corners: [a, b, c],
    color,
  } of triangles)
    fill(picture, depths, { corners: [placed(a), placed(b), placed(c)], color });
  return picture;
}
