/** A body as binary glTF 2.0: what web pages, viewers and phones show, in metres and with y up as that format asks. */
import { materialLooks } from '#land-patterns/bodies/material-colors.ts';
import { meshesOf } from '#land-patterns/bodies/mesh.ts';
import type { Solid } from '#land-patterns/bodies/solid.ts';

const magic = 0x46546c67; // "glTF"
const chunkKinds = { json: 0x4e4f534a, binary: 0x004e4942 } as const;
const floats = { componentType: 5126, type: 'VEC3' } as const;
const arrayBuffer = 34962;
const bytesPerFloat = 4;

/** From z up to y up. */
function withYUp(numbers: readonly number[], scale: number): Float32Array<ArrayBuffer> {
  const turnedNumbers = new Float32Array(numbers.length);
  for (let place = 0; place < numbers.length; place += 3) {
    turnedNumbers[place] = (numbers[place] ?? 0) * scale;
    turnedNumbers[place + 1] = (numbers[place + 2] ?? 0) * scale;
    turnedNumbers[place + 2] = -(numbers[place + 1] ?? 0) * scale;
  }
  return turnedNumbers;
}

/** glTF has linear light where screens have sRGB. */
const linear = (share: number) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

function leastAndMost(values: Float32Array): { min: number[]; max: number[] } {
  const [min, max] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (const [place, value] of values.entries()) {
    min[place % 3] = Math.min(min[place % 3] ?? value, value);
    max[place % 3] = Math.max(max[place % 3] ?? value, value);
  }
  return { min, max };
}

/** The two parts of the file: what it holds as JSON, and the numbers. */
function describe(solids: readonly Solid[], name: string) {
  const meshes = meshesOf(solids);
  const arrays = meshes.flatMap(({ positions, normals }) => [withYUp(positions, 1e-3), withYUp(normals, 1)]);
  let offset = 0;
  const bufferViews = arrays.map(({ byteLength }) => {
    const view = { buffer: 0, byteOffset: offset, byteLength, target: arrayBuffer };
    offset += byteLength;
    return view;
  });
  const json = {
    asset: { version: '2.0', generator: 'Partwright' },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0, name }],
    meshes: [
      { name, primitives: meshes.map((_, place) => ({ attributes: { POSITION: 2 * place, NORMAL: 2 * place + 1 }, material: place })) },
    ],
    materials: meshes.map(({ material }) => {
      const { color, isMetal } = materialLooks[material];
      const baseColorFactor = [...color.map(linear), 1];
      return {
        name: material,
        pbrMetallicRoughness: { baseColorFactor, metallicFactor: isMetal ? 0.9 : 0, roughnessFactor: isMetal ? 0.35 : 0.8 },
      };
    }),
    accessors: arrays.map((values, place) => ({
      bufferView: place,
      count: values.length / 3,
      ...floats,
      ...(place % 2 === 0 ? leastAndMost(values) : {}),
    })),
    bufferViews,
    buffers: [{ byteLength: offset }],
  };
  return { json, arrays };
}

const escape = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON in ASCII alone, other letters escaped, as its bytes. */
function asciiJson(value: unknown): Uint8Array {
  const text = JSON.stringify(value).replaceAll(/[\u0080-\uffff]/g, escape);
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

export function glb(solids: readonly Solid[], name: string): Uint8Array<ArrayBuffer> {
  const { json, arrays } = describe(solids, name);
  const head = asciiJson(json);
  const headLength = Math.ceil(head.length / bytesPerFloat) * bytesPerFloat;
  const bodyLength = arrays.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const file = new Uint8Array(12 + 8 + headLength + 8 + bodyLength);
  const view = new DataView(file.buffer);
  const words = [magic, 2, file.length, headLength, chunkKinds.json];
  for (const [place, word] of words.entries()) view.setUint32(place * 4, word, true);
  file.fill(0x20, 20, 20 + headLength);
  file.set(head, 20);
  view.setUint32(20 + headLength, bodyLength, true);
  view.setUint32(24 + headLength, chunkKinds.binary, true);
  let offset = 28 + headLength;
  for (const array of arrays) {
    file.set(new Uint8Array(array.buffer), offset);
    offset += array.byteLength;
  }
  return file;
}
