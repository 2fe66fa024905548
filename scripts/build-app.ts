import { spawn } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from '#server/db/binaries.ts';

const root = join(import.meta.dirname, '..');
const sources = ['src', 'contract', 'calculators', 'locales', 'public', 'build', 'index.html', 'vite.config.ts', 'package-lock.json'];
/** Folder of the built app. */
export const dist = join(root, 'dist');
const built = join(dist, 'index.html');

/** Builds the app when it is missing or older than its sources; says what takes the time. */
export async function buildApp(): Promise<void> {
  if (existsSync(built) && statSync(built).mtimeMs >= newest(sources.map((source) => join(root, source)))) return;
  console.log('Building the app …');
  await runBuild();
}

function newest(paths: string[]): number {
  return Math.max(0, ...paths.filter(existsSync).map(changedAt));
}

function changedAt(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  // The folder's own time tells of files that were removed.
  return Math.max(stat.mtimeMs, newest(readdirSync(path).map((name) => join(path, name))));
}

function runBuild(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((done, fail) => {
    const child = spawn(command, [...first, 'run', '--silent', 'build'], { cwd: root, stdio: 'inherit' });
    child.once('error', () => fail(new SetupError('The app could not be built: npm was not found.')));
    child.once('exit', (code) => (code === 0 ? done() : fail(new SetupError('The app could not be built; the reason stands above.'))));
  });
}
