import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bodyOf } from './body-of.ts';
import type { BodyOutline } from './body-outline.ts';
import { meshesOf } from './mesh.ts';
import type { Solid } from './solid.ts';

const unsaid = { pitch: null, lead: null, diameter: null, rows: null, standard: null };
const noLead = { span: null, width: null, length: null };

/** The outlines of the demo catalog, one a line as its file has them. */
const outlines = readFileSync(new URL('../../demo-catalog/data/packages.json', import.meta.url), 'utf8')
  .split('\n')
  .flatMap((line) => (line.startsWith('{"id"') ? [JSON.parse(line.replace(/,$/, '')) as BodyOutline] : [])) // checked by the catalog's own tests
  .map((one): BodyOutline => ({ ...unsaid, ...one, lead: one.lead ? { ...noLead, ...one.lead } : null }));
const built = outlines.flatMap((outline) => {
  const solids = bodyOf(outline, 'mould');
  return solids ? [{ outline, solids }] : [];
});

/** Of what a closed surface encloses, by the divergence theorem; negative where it is inside out. */
function volumeOf(solid: Solid): number {
  return meshesOf([solid]).reduce((sum, { positions }) => {
    let volume = 0;
    for (let place = 0; place < positions.length; place += 9) {
      const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = positions.slice(place, place + 9);
      volume += (ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)) / 6;
    }
    return sum + volume;
  }, 0);
}

function reach(solids: readonly Solid[], axis: 0 | 1 | 2): [least: number, most: number] {
  const values = meshesOf(solids).flatMap(({ positions }) => positions.filter((_, place) => place % 3 === axis));
  return [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), -Infinity)];
}

test('most outlines whose height is known have a body, and each of its solids is closed and the right way out', () => {
  const measured = outlines.filter(({ body }) => body.height > 0);
  expect(built.length).toBeGreaterThan(measured.length * 0.8);
  const wrong = built.flatMap(({ outline, solids }) => solids.filter((solid) => !(volumeOf(solid) > 0)).map(() => outline.id));
  expect(wrong).toEqual([]);
});

test('a body is as high as its package, and reaches over the span of its leads', () => {
  const surface = built.filter(({ outline }) => ['gull-dual', 'gull-quad', 'sot', 'chip', 'qfn', 'power-smd'].includes(outline.family));
  for (const { outline, solids } of surface) {
    const [bottom, top] = reach(solids, 2);
    expect(bottom, outline.id).toBeCloseTo(0, 6);
    expect(Math.abs(top - outline.body.height), outline.id).toBeLessThan(0.03);
  }
  const soic = surface.find(({ outline }) => outline.id === 'soic-8');
  expect(soic && reach(soic.solids, 0)).toEqual([-3, 3]);
  expect(soic?.solids.filter(({ material }) => material === 'tin')).toHaveLength(8);
});

test('a family whose form a few dimensions do not tell has no body', () => {
  expect(bodyOf({ ...unsaid, id: 'x', name: 'X', family: 'usb', body: { length: 1, width: 1, height: 1 }, pins: 4 }, 'mould')).toBeNull();
});
