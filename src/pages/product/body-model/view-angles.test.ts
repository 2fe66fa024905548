import { expect, test } from 'vitest';
import { bodyOf } from '#land-patterns/bodies/body-of.ts';
import { meshesOf } from '#land-patterns/bodies/mesh.ts';
import { sampleItem } from '#src/testing/sample-part.ts';
import { stillPicture } from './still-picture.ts';
import { afterKey, views } from './view-angles.ts';

test('arrows turn the body as far as straight from above, plus and minus come nearer and go away, Home goes back', () => {
  const up = Array.from({ length: 9 }).reduce((angles: ReturnType<typeof afterKey>) => angles && afterKey('ArrowUp', angles), views.corner);
  expect(up).toEqual({ around: -35, above: 90, zoom: 1 });
  expect(afterKey('+', views.corner)?.zoom).toBeGreaterThan(1);
  expect(afterKey('-', views.corner)?.zoom).toBeLessThan(1);
  expect(afterKey('Home', { around: 12, above: 3, zoom: 4 })).toEqual(views.corner);
  expect(afterKey('Tab', views.corner)).toBeNull();
});

test('the picture that needs no WebGL shows the whole body: from above the leads at both sides, the body between them', () => {
  const { outline } = sampleItem();
  const meshes = meshesOf((outline && bodyOf(outline, 'mould')) ?? []);
  const { points, width, height } = stillPicture(meshes, views.above, 120, 100);
  const brightness = (x: number, y: number) => points[(y * width + x) * 4] ?? 0;
  const row = (y: number) =>
    Array.from({ length: width }, (_, x) => (points[(y * width + x) * 4 + 3] === 0 ? ' ' : brightness(x, y) > 120 ? 'l' : 'b'))
      .join('')
      .trim();
  const rows = Array.from({ length: height }, (_, y) => row(y));
  expect(rows.some((line) => /^ll.*b{20,}.*ll$/.test(line))).toBe(true);
  expect(rows[0]).toBe('');
});
