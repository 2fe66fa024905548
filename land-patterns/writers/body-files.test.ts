import { expect, test } from 'vitest';
import { bodyOf } from '#land-patterns/bodies/body-of.ts';
import { glb } from './glb.ts';
import { step } from './step.ts';

const soic = {
  id: 'soic-8',
  name: 'SOIC-8',
  family: 'gull-dual',
  body: { length: 4.9, width: 3.9, height: 1.75 },
  pins: 8,
  pitch: 1.27,
  lead: { span: 6, width: 0.41, length: null },
  diameter: null,
  rows: null,
  standard: null,
};
const solids = bodyOf(soic, 'mould') ?? [];

test('a STEP file refers only to what it has, and each edge bounds two faces, once in each direction', () => {
  const text = step(solids, "O'Neil", '2026-11-28T12:00:00');
  const lines = text.split('\n').filter((line) => line.startsWith('#'));
  const known = new Set(lines.map((line) => line.slice(0, line.indexOf('='))));
  const missing = lines.flatMap((line) => line.slice(line.indexOf('=')).match(/#\d+/g) ?? []).filter((id) => !known.has(id));
  expect(missing).toEqual([]);
  const uses = Map.groupBy(text.matchAll(/ORIENTED_EDGE\('',\*,\*,(#\d+),(\.[TF]\.)\)/g), ([, edge]) => edge);
  const wrong = [...uses.values()].filter(
    (both) =>
      both
        .map(([, , way]) => way)
        .toSorted()
        .join('') !== '.F..T.',
  );
  expect(wrong).toEqual([]);
  expect(text.match(/MANIFOLD_SOLID_BREP/g)).toHaveLength(solids.length);
  expect(text).toContain("PRODUCT('O''Neil'");
  expect(text).toContain('AUTOMOTIVE_DESIGN { 1 0 10303 214 1 1 1 1 }');
});

test('a glTF file says its own length and the size of the body in metres', () => {
  const file = glb(solids, 'SOIC-8');
  const view = new DataView(file.buffer);
  expect([view.getUint32(0, true), view.getUint32(4, true), view.getUint32(8, true)]).toEqual([0x46546c67, 2, file.length]);
  const headLength = view.getUint32(12, true);
  const head = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + headLength)));
  expect(view.getUint32(20 + headLength, true)).toBe(head.buffers[0].byteLength);
  expect(file).toHaveLength(28 + headLength + head.buffers[0].byteLength);
  const across = head.accessors.filter((one: { max?: number[] }) => one.max).map((one: { max: number[] }) => one.max[0] ?? 0);
  expect(Math.max(...across)).toBeCloseTo(3e-3, 6);
});
