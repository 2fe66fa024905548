/** Files that import each other in a circle run in an order that nobody chose: a page then stands still at its start. `npm run build` makes `dist/`. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { circlesIn } from './circles.ts';
import { releaseHistory } from './release/release-history.ts';

const dist = join(import.meta.dirname, '..', 'dist');
const staticImport = /(?:^|[;}])(?:import|export)(?:[^;"'()]*?from)?["']\.\/([\w.-]+\.js)["']/g;

const importsOf = (code: string): string[] => [...code.matchAll(staticImport)].map(([, file = '']) => file);

it('no files of the build import each other in a circle', () => {
  // The folder also holds files of earlier builds, for open tabs.
  const [newest] = releaseHistory.parse(JSON.parse(readFileSync(join(dist, 'builds/history.json'), 'utf8'))).releases;
  const files = (newest?.files ?? []).filter((path) => path.startsWith('assets/') && path.endsWith('.js'));
  const graph = new Map(files.map((path) => [basename(path), importsOf(readFileSync(join(dist, path), 'utf8'))]));
  expect(graph.size).toBeGreaterThan(100);
  expect([...graph.values()].flat().length).toBeGreaterThan(graph.size);
  expect(circlesIn(graph)).toEqual([]);
});

it('reads what a file imports at once', () => {
  expect(importsOf('import{a as b}from"./a-1.js";import"./b.js";const x=import("./c.js");export{d}from"./d.js";')).toEqual([
    'a-1.js',
    'b.js',
    'd.js',
  ]);
});
