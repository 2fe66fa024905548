/** What `npm run deploy` would upload: the worker as wrangler bundles it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** KiB of the uploaded worker, compressed as wrangler reports it. */
const limit = 150;
const bundle = z.object({
  outputs: z.record(z.string(), z.object({ inputs: z.record(z.string(), z.object({ bytesInOutput: z.number() })) })),
});

let folder: string;
let worker: string;
let sources: [path: string, bytes: number][];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'partwright-worker-'));
  const assets = join(folder, 'assets');
  await mkdir(assets);
  const metafile = join(folder, 'bundle.json');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/wrangler/bin/wrangler.js',
      'deploy',
      '--dry-run',
      '--env=production',
      '--outdir',
      folder,
      '--assets',
      assets,
      '--metafile',
      metafile,
    ],
    {
      env: {
        ...process.env,
        WRANGLER_SEND_METRICS: 'false',
        CLOUDFLARE_CF_FETCH_ENABLED: 'false', // stays offline
        WRANGLER_LOG_PATH: folder,
        EDGE_SECRET: 'not-in-the-bundle',
      },
    },
  );
  expect(stdout).toContain('--dry-run: exiting now.');
  worker = await readFile(join(folder, 'worker.js'), 'utf8');
  const { outputs } = bundle.parse(JSON.parse(await readFile(metafile, 'utf8')));
  sources = Object.values(outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([path, { bytesInOutput }]) => [path, bytesInOutput]);
}, 120_000);
afterAll(() => rm(folder, { recursive: true, force: true }));

it('is thin', () => {
  const weight = gzipSync(worker).length / 1024;
  const heaviest = sources.toSorted(([, one], [, other]) => other - one).slice(0, 20);
  expect(weight, `the heaviest are ${heaviest.map(([path, bytes]) => `${path} ${bytes}`).join(', ')}`).toBeLessThan(limit);
});

it('is made for the platform alone, without a secret', () => {
  expect(worker).not.toMatch(/(from\s*|import\s*\(?|require\()["'](node:|fs|path|crypto)["']?/);
  expect(worker).not.toContain('not-in-the-bundle');
});

it('carries no words but those for a shop that cannot be had, no calculator, and no schema of a call that visitors do not share', () => {
  const paths = sources.map(([path]) => resolve(path).slice(resolve('.').length + 1));
  expect(paths.filter((path) => path.startsWith('locales/') && !path.endsWith('/unavailable.json'))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('calculators/') && path !== 'calculators/names.ts')).toEqual([]);
  expect(paths.filter((path) => /^(?:server|src|build|content)\//.test(path))).toEqual([]);
  const unshared = /^contract\/api\/(?:admin\/.*|bom|calls|cart|checkout|coupon|order|payment|quote|user)\.ts$/;
  expect(paths.filter((path) => unshared.test(path))).toEqual([]);
  expect(paths).toContain('edge/worker.ts');
});
