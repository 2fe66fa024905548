/** Vitest's global set-up for tests that look at the build: makes one where there is none, as on a fresh clone. One that is there is looked at as it is. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export function setup(): void {
  if (existsSync(join(root, 'dist/edge-manifest.json'))) return;
  execFileSync(process.execPath, ['scripts/build.ts'], { cwd: root, env: { ...process.env, NODE_ENV: 'production' }, stdio: 'inherit' });
}
