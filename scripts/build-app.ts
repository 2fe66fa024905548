import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isUncompressed } from '#build/release/compress.ts';
import type { Lifetime } from '#server/http/shutdown.ts';
import { SetupError } from '#server/kernel/setup-error.ts';

const root = join(import.meta.dirname, '..');
/** Folder of the built app. */
export const dist = join(root, 'dist');
const built = join(dist, 'index.html');

const longestOutput = 10_000_000;

/** Builds the app when it is missing or older than its sources; says what takes the time. An image holds no sources, only what was built. */
export async function buildApp(): Promise<void> {
  if (existsSync(built) && !existsSync(join(root, 'src'))) return;
  const { sources } = await import('#build/edge-files.ts');
  if (existsSync(built) && statSync(built).mtimeMs >= newest(sources.map((source) => join(root, source)))) return;
  refuseWithoutTools();
  const started = performance.now();
  console.log('Building the app …');
  await runBuild();
  // The bar of what goes on beside the build stands in this line of a terminal; its next step draws it again.
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

/** Compresses what the build left for later, in a process that gives way to everybody: until then the files are sent as they are. */
export function compressLater(lifetime: Lifetime): void {
  if (!isUncompressed(dist)) return;
  const env = { ...process.env, UV_THREADPOOL_SIZE: '1' };
  const working = spawn(process.execPath, [join(root, 'scripts', 'compress-build.ts'), dist], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(working, 'exit');
  // What it lacks the next start does.
  working.once('error', () => {});
  if (working.pid !== undefined) setPriority(working.pid, leastPriority);
  lifetime.atEnd(async () => {
    if (working.exitCode === null && working.kill()) await ended;
  });
}

const leastPriority = 19;

/** An installation without development tools runs what was built elsewhere. */
function refuseWithoutTools(): void {
  if (existsSync(join(root, 'node_modules', 'vite'))) return;
  throw new SetupError(
    'The app is not built, or older than its sources, and the tools that build it are not installed: run "npm ci" without --omit=dev, or bring dist/ from where it was built.',
  );
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

/** The build's own lines are shown only when it fails. */
async function runBuild(): Promise<void> {
  const npm = process.env['npm_execpath'];
  const [command, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  try {
    await promisify(execFile)(command, [...first, 'run', '--silent', 'build', '--', '--for-start'], {
      cwd: root,
      maxBuffer: longestOutput,
    });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error);
    throw new SetupError(`${said.trim()}\nThe app could not be built; the reason stands above.`, { cause: error });
  }
}
