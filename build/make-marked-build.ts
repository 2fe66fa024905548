/** Vitest's global set-up for the search for leaks: what lies in `dist/` was built with a marker in each setting, or is built anew. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { markerOf, settingNames } from './leak-markers.ts';

const root = join(import.meta.dirname, '..');
/** Names the build that was made here; beside the build it would be served. */
const note = join(root, 'node_modules/.cache/partwright/marked-build');

export function setup(): void {
  if (readNote() === lastBuild()) return;
  const markers = Object.fromEntries(settingNames().map((name) => [name, markerOf(name)]));
  const env = { PATH: process.env['PATH'], ...markers };
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  mkdirSync(dirname(note), { recursive: true });
  writeFileSync(note, lastBuild());
}

function readNote(): string | null {
  try {
    return readFileSync(note, 'utf8');
  } catch {
    return null; // none was made here
  }
}

function lastBuild(): string {
  return String(statSync(join(root, 'dist/edge-manifest.json'), { throwIfNoEntry: false })?.mtimeMs);
}
