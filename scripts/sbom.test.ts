/** The bill of materials names what a shop installs, and nothing that only its developers do. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');

it('names every package of the lock file that is not for developers alone', { timeout: 120_000 }, () => {
  const text = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, maxBuffer: 64_000_000 }).toString();
  const { bomFormat, components } = JSON.parse(text) as { bomFormat: string; components: { name: string; version: string }[] };
  expect(bomFormat).toBe('CycloneDX');
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`));
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean; optional?: boolean; devOptional?: boolean; peer?: boolean }>;
  };
  const installed = Object.entries(lock.packages).filter(([path]) => path !== '');
  const of = (all: typeof installed) => all.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  const wanted = of(installed.filter(([, { dev, optional, devOptional, peer }]) => !(dev || optional || devOptional || peer)));
  expect(wanted.length).toBeGreaterThan(100);
  expect(wanted.filter((one) => !named.has(one))).toEqual([]);
  const shipped = new Set(of(installed.filter(([, { dev }]) => dev !== true)));
  expect([...named].filter((one) => !shipped.has(one))).toEqual([]);
});
