/** What the linter, knip and jscpd find, a line each. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { runTool } from './run-tool.ts';

const lintReport = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      message: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

/** Imports out of their zone or in a circle of values, files and functions over their size. Rules that need types are left to `npm run lint`. */
export async function lintFindings(): Promise<string[]> {
  const { diagnostics } = lintReport.parse(JSON.parse(await runTool('oxlint', ['--format', 'json', '.'])));
  return diagnostics.map(({ filename, code, message, labels }) => `${filename}:${labels[0]?.span.line ?? 1} ${code}: ${message}`);
}

const named = z.array(z.looseObject({ name: z.string() })).default([]);
const knipReport = z.object({
  issues: z.array(
    z.object({
      file: z.string(),
      files: named,
      exports: named,
      types: named,
      dependencies: named,
      devDependencies: named,
      unlisted: named,
      unresolved: named,
      binaries: named,
      duplicates: z.array(z.array(z.looseObject({ name: z.string() }))).default([]),
    }),
  ),
});

/** Files, exports, types and packages that nothing uses (`knip.json`). */
export async function unusedFindings(): Promise<string[]> {
  const { issues } = knipReport.parse(JSON.parse(await runTool('knip', ['--reporter', 'json', '--no-progress'])));
  return issues.flatMap(({ file, duplicates, ...kinds }) => [
    ...Object.entries(kinds).flatMap(([kind, found]) => found.map(({ name }) => `${file}: ${name} (${kind})`)),
    ...duplicates.map((same) => `${file}: ${same.map(({ name }) => name).join(' = ')} (duplicates)`),
  ]);
}

const place = z.object({ name: z.string(), start: z.number(), end: z.number() });
const copyReport = z.object({ duplicates: z.array(z.object({ firstFile: place, secondFile: place })) });

/**
 * Runs of more than twelve lines that stand in two places (`.jscpd.json`). Lists of names and styles are too thin to count, and what a calculator
 * declares is data: no calculator imports another's.
 */
export async function copiedRuns(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'house-'));
  try {
    await runTool('jscpd', ['--reporters', 'json', '--output', folder, '.']);
    const { duplicates } = copyReport.parse(JSON.parse(await readFile(join(folder, 'jscpd-report.json'), 'utf8')));
    const told = ({ name, start, end }: z.output<typeof place>) => `${name}:${start}-${end}`;
    return duplicates.map(({ firstFile, secondFile }) => `${told(firstFile)} stands again at ${told(secondFile)}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
