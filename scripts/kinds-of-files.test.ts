/** The repository holds sources, texts, pictures and small facts: whatever a tool downloads or packs stays out of it. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 4_000_000 }).split('\0').filter(Boolean);

it('looks at files', () => expect(files.length).toBeGreaterThan(4000));

it('keeps no package or archive of other projects', () => {
  expect(files.filter((file) => /^\.(?:whl|jar|tgz|gz|zip|tar|deb|exe|dll|so|dylib|node|wasm)$/.test(extname(file)))).toEqual([]);
});

it('keeps no file over a megabyte but the fonts of documents', () => {
  const others = files.filter((file) => !file.startsWith('server/order/document/fonts/'));
  expect(others.filter((file) => (statSync(join(root, file), { throwIfNoEntry: false })?.size ?? 0) > 1_000_000)).toEqual([]);
});
