/** Files that import each other in a circle run in an order that nobody chose: a page then stands still at its start. `npm run build` makes `dist/`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { releaseHistory } from './release/release-history.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const staticImport = /(?:^|[;}])(?:import|export)(?:[^;"'()]*?from)?["']\.\/([\w.-]+\.js)["']/g;

const importsOf = (code: string): string[] => [...code.matchAll(staticImport)].map(([, file = '']) => file);

/** The files of the first circle found, in order; empty where there is none. */
function circleIn(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const done = new Set<string>();
  const walk = (file: string, way: readonly string[]): string[] => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return [];
    for (const next of graph.get(file) ?? []) {
      const circle = walk(next, [...way, file]);
      if (circle.length > 0) return circle;
    }
    done.add(file);
    return [];
  };
  for (const file of graph.keys()) {
    const circle = walk(file, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

it('no files of the build import each other in a circle', () => {
  // The folder also holds files of earlier builds, for open tabs.
  const [newest] = releaseHistory.parse(JSON.parse(readFileSync(join(dist, 'builds/history.json'), 'utf8'))).releases;
  const files = (newest?.files ?? []).filter((path) => path.startsWith('assets/') && path.endsWith('.js'));
  const graph = new Map(files.map((path) => [basename(path), importsOf(readFileSync(join(dist, path), 'utf8'))]));
  expect(graph.size).toBeGreaterThan(100);
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect(circleIn(graph)).toEqual([]);
});

it('finds a circle', () => {
  expect(importsOf('import{a as b}from"./a-1.js";import"./b.js";const x=import("./c.js");export{d}from"./d.js";')).toEqual([
    'a-1.js',
    'b.js',
    'd.js',
  ]);
  const graph = new Map([
    ['page', ['shared']],
    ['shared', ['frame', 'zod']],
    ['frame', ['data']],
    ['data', ['shared']],
  ]);
  expect(circleIn(graph)).toEqual(['shared', 'frame', 'data', 'shared']);
});
