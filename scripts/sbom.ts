/**
 * `npm run sbom`: the bill of materials of all that a shop installs, as CycloneDX JSON. npm's own `--omit=dev` also leaves out what
 * development packages need beside the shop (https://github.com/npm/cli/issues/7909), so npm reads a lock file without their entries.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Package {
  dev?: boolean;
  devDependencies?: unknown;
}

const root = join(import.meta.dirname, '..');
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
const { devDependencies: _own, ...shop } = read('package.json') as Package; // npm's own file
const lock = read('package-lock.json') as { packages: Record<string, Package> }; // as above
const packages = Object.fromEntries(
  Object.entries(lock.packages)
    .filter(([, { dev }]) => dev !== true)
    .map(([path, { devDependencies: _all, ...rest }]) => [path, rest]),
);

const folder = mkdtempSync(join(tmpdir(), 'partwright-sbom-'));
writeFileSync(join(folder, 'package.json'), JSON.stringify(shop));
writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ ...lock, packages }));
const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
const { status } = spawnSync('npm', words, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
rmSync(folder, { recursive: true });
process.exitCode = status ?? 1;
