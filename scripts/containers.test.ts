/** No container engine is at hand in the checks, so what the files for it say is compared with what there is. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const dockerfile = read('Dockerfile');
const packages = z.object({ dependencies: z.record(z.string(), z.string()) }).parse(JSON.parse(read('package.json'))).dependencies;

/** Sources and targets of the last stage, which is what runs. */
const copied = [...(dockerfile.split(/^FROM /m).at(-1) ?? '').matchAll(/^COPY (?!--from)(\S+) \S+$/gm)].map(([, source = '']) => source);

const service = z.object({
  image: z.string(),
  build: z.optional(z.string()),
  command: z.optional(z.array(z.string())),
  env_file: z.optional(z.string()),
  environment: z.record(z.string(), z.string()),
  ports: z.optional(z.array(z.string())),
  volumes: z.optional(z.array(z.string())),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
  healthcheck: z.optional(z.object({ test: z.array(z.string()) })),
  restart: z.literal('unless-stopped'),
  stop_grace_period: z.string(),
  read_only: z.optional(z.boolean()),
  deploy: z.object({ resources: z.object({ limits: z.object({ cpus: z.string(), memory: z.string() }) }) }),
});
const compose = z.looseObject({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) });

it('the Dockerfile is one', () => {
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([]);
  expect(dockerfile).toMatch(/^USER node$/m);
});

it('the image has the files of earlier builds, which open tabs ask for', () => {
  const [, folder, kept] =
    /^RUN --mount=type=cache,\S*target=(\S+),sharing=locked npm run build && cp -a dist (\S+)$/m.exec(dockerfile) ?? [];
  expect(folder).toBe('/app/dist');
  // What lies in a mount is not in the stage: only the copy is.
  expect(dockerfile.split(/^FROM /m).at(-1)).toContain(`\nCOPY --from=build ${kept} dist\n`);
});

it('everything that is copied is there and is sent to the engine', () => {
  const sent = read('.dockerignore')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  for (const source of [...copied, 'package-lock.json', '.npmrc', ...globSync('build', { cwd: root })]) {
    expect(existsSync(join(root, source)), source).toBe(true);
    expect(sent, source).toContain(source);
  }
});

it.each([
  'scripts/start.ts',
  'scripts/start-edge.ts',
  'server/main.ts',
  'scripts/shop.ts',
  'scripts/catalog.ts',
  'scripts/check-health.ts',
])('%s finds in the image all that it imports', (entry) => {
  const { files, libraries } = importsOf(entry);
  expect([...files].filter((file) => !copied.some((folder) => file.startsWith(`${folder}/`)))).toEqual([]);
  expect([...libraries].filter((library) => !(library in packages))).toEqual([]);
});

/** Asked for only where there are sources to build from. */
const builder = '#build/edge-files.ts';

/** Follows every import that is left at run time; those of types vanish. */
function importsOf(entry: string): { files: Set<string>; libraries: Set<string> } {
  const files = new Set([entry]);
  const libraries = new Set<string>();
  for (const file of files) {
    if (!file.endsWith('.ts')) continue;
    for (const name of importedBy(read(file))) {
      if (name.startsWith('node:')) continue;
      if (name.startsWith('#')) files.add(name.slice(1));
      else if (name.startsWith('.')) files.add(relative(root, join(root, dirname(file), name)));
      else libraries.add(/^(@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name);
    }
  }
  return { files, libraries };
}

function importedBy(source: string): string[] {
  const code = source.replaceAll(/^import type [^;]+;$/gm, '').replaceAll(/^export type [^;]+from[^;]+;$/gm, '');
  const found = code.matchAll(/^(?:import|export)\s[^;]*?\bfrom '([^']+)';$|^import '([^']+)';$|\bimport\('([^']+)'\)/gm);
  return [...found].map(([, one, two, three]) => one ?? two ?? three ?? '').filter((name) => name !== builder);
}

it.each(['compose.yaml', 'deploy/compose.scaled.yaml'])('%s holds together', (name) => {
  const { services, volumes } = compose.parse(parse(read(name), { merge: true }));
  const used = new Set<string>();
  for (const [key, one] of Object.entries(services)) {
    for (const [source = ''] of (one.volumes ?? []).map((volume) => volume.split(':'))) {
      if (source.startsWith('./')) expect(existsSync(join(root, source)), source).toBe(true);
      else used.add(source);
    }
    for (const needed of Object.keys(one.depends_on ?? {})) expect(Object.keys(services), key).toContain(needed);
    expect(one.image, key).toMatch(/^partwright$|^postgres:18$|^opensearchproject\/opensearch:2\.19\.1$/);
    if (!one.image.startsWith('opensearchproject/')) expect(one.env_file, key).toBe('shop.env');
    if (one.build === undefined) {
      expect(one.healthcheck?.test[0], key).toBe('CMD-SHELL');
      continue;
    }
    expect(one.read_only, key).toBe(true);
    const [, script = 'scripts/start.ts'] = one.command ?? [];
    expect(existsSync(join(root, script)), script).toBe(true);
    // Only what visitors come in by is published, and only to the proxy on the same machine.
    for (const port of one.ports ?? []) expect(port).toBe(`127.0.0.1:8080:${one.environment['PORT']}`);
    for (const origin of one.environment['UPSTREAM']?.split(',') ?? []) {
      const { hostname, port } = new URL(origin);
      expect(services[hostname]?.environment['PORT'], origin).toBe(port);
    }
  }
  expect([...used].toSorted()).toEqual(Object.keys(volumes).toSorted());
});

it.each(globSync('deploy/*.service', { cwd: root }))('%s is a unit that starts a script of ours', (name) => {
  const script = /^ExecStart=\/usr\/bin\/node (\S+)$/m.exec(read(name))?.[1] ?? '';
  expect(existsSync(join(root, script)), script).toBe(true);
  if (!existsSync('/usr/bin/systemd-analyze') || !existsSync('/usr/bin/node')) return;
  const folder = mkdtempSync(join(tmpdir(), 'partwright-unit-'));
  const copy = join(folder, (name.split('/').at(-1) ?? '').replace('@', '@8081'));
  copyFileSync(join(root, name), copy);
  try {
    execFileSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', copy], { encoding: 'utf8', stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ['deploy/partwright-edge.service', '-/etc/partwright/edge.env'],
  ['deploy/partwright-store@.service', '-/etc/partwright/store-%i.env'],
])('%s may have settings of its own, such as the port of its metrics, beside the shared ones', (name, own) => {
  const files = [...read(name).matchAll(/^EnvironmentFile=(.+)$/gm)].map(([, file]) => file);
  // The later file wins.
  expect(files).toEqual(['/etc/partwright/shop.env', own]);
});

it('alerts ask for metrics that there are', () => {
  const shown = ['server/metrics', 'scripts']
    .flatMap((folder) => globSync(`${folder}/*.ts`, { cwd: root }))
    .map(read)
    .join('\n');
  const asked = new Set(
    [...read('deploy/alerts.yaml').matchAll(/\bpartwright_[a-z_]+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, '')),
  );
  expect(asked.size).toBeGreaterThan(5);
  for (const name of asked) expect(shown.includes(`'${name}'`) || shown.includes(`'${name.replace('partwright_', '')}'`), name).toBe(true);
});
