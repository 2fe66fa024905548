/** What the linter and knip find, a line each. */
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
