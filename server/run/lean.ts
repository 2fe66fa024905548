import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';

/**
 * Call it before anything else is imported. Importing drizzle-orm has Node parse the 180 kB of its package.json again
 * for each of its modules; with a young generation that does not grow, the process needs 110 MB after it and not 400.
 * The cache keeps compiled code and stripped types, for later starts in half the time.
 */
export function startLean(): void {
  setFlagsFromString('--semi-space-growth-factor=1');
  enableCompileCache(join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'compiled'));
}
