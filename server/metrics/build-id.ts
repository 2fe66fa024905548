import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const latest = join(import.meta.dirname, '..', '..', 'dist', 'builds', 'latest.json');

/** The id that the build of the app gave itself; `none` where this process has no build beside it. */
export async function buildId(): Promise<string> {
  const text = await readFile(latest, 'utf8').catch(() => '{}');
  return /"id":"([\w-]{1,64})"/.exec(text)?.[1] ?? 'none';
}
