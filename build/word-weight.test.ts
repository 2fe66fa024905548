/**
 * No page makes a visitor fetch many words. Counted are the files that a page loads when it opens, those of every page and those that its
 * row names, as they are sent: the `.br` beside a file, or the file itself where it is too small to have one. What a part of a page fetches
 * when it is opened (`late`, `WithWords`) comes later and is not counted, nor is the list by which the app finds the files. The build in `dist/` is
 * weighed: `npm run build` makes it.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { wordLanguages } from '#contract/locale.ts';
import { wordsOf } from '#contract/routes/route.ts';
import { routes } from '#contract/routes/table.ts';
import { edgeManifest, sharedWords } from '#edge/edge-manifest.ts';

/** Bytes of one language for one page. */
const budget = 10_000;
/** The index of the calculators says the name and the purpose of each. */
const indexBudget = 100 * toolNames.length;

const dist = join(import.meta.dirname, '..', 'dist');
const manifest = edgeManifest.parse(JSON.parse(readFileSync(join(dist, 'edge-manifest.json'), 'utf8')));

/** Every page by its address, each calculator by itself, with its namespaces. */
const pages = routes.flatMap((row) =>
  row.name === 'tool-ToolName'
    ? toolNames.map((name) => ({ path: row.path.replace(':ToolName', name), names: wordsOf(row, { ToolName: name }) }))
    : [{ path: row.path, names: wordsOf(row, {}) }],
);

function sentBytes(file: string): number {
  const path = join(dist, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

describe.each(wordLanguages)('the words in %s', (language) => {
  const files = manifest.words[language] ?? {};

  it('are in the build under every name that a page gives', () => {
    const unknown = pages.flatMap(({ path, names }) => names.filter((name) => !(name in files)).map((name) => `${path}: ${name}`));
    expect(unknown).toEqual([]);
  });

  it('of a page are below 10 kB as sent', () => {
    const weights = pages.map(({ path, names }) => {
      const named = new Set([...sharedWords, ...names].flatMap((name) => files[name] ?? []));
      return { path, bytes: [...named].map(sentBytes).reduce((sum, size) => sum + size, 0) };
    });
    expect(weights.filter(({ path, bytes }) => bytes === 0 || bytes >= (path === '/tool' ? indexBudget : budget))).toEqual([]);
  });
});
