/** Comments and documents name no file that is not there, and quote none otherwise than it is. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { citedFiles, missingFiles } from './house/cited-files.ts';

const root = join(import.meta.dirname, '..');

it('names no file that is not there', () => {
  expect(citedFiles().length).toBeGreaterThan(300);
  expect(missingFiles()).toEqual([]);
});

it('quotes code as it stands in the file that is named above it', () => {
  const quoted = globSync('docs/**/*.md', { cwd: root }).flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/```tsx?\n\/\/ ([\w.\/\-]+)\n([^`]+)```/gv)].map(([, file = '', code = '']) => ({
      file,
      code,
    })),
  );
  expect(quoted.length).toBeGreaterThan(2);
  for (const { file, code } of quoted) expect(readFileSync(join(root, file), 'utf8'), file).toContain(code.trim());
});
