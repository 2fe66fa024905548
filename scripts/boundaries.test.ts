/** Plants a forbidden import in each folder and expects the linter to find it: a silent linter is worse than none. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { circlesIn } from '#build/circles.ts';
import { serverRooms } from './house/imports.ts';
import { unnamedFolders } from './house/named-folders.ts';

const planted: [file: string, forbidden: string[]][] = [
  ['calculators/planted.ts', ['#contract/locale.ts', '#src/ui/theme.ts', 'react', 'zod/mini', 'node:fs']],
  ['calculators/filters/planted.ts', ['#contract/locale.ts', '#calculators/sensors/Thermistor/definition.ts', 'react']],
  ['land-patterns/planted.ts', ['#contract/locale.ts', '#calculators/names.ts', '#src/ui/theme.ts', 'react', 'node:fs']],
  ['contract/planted.ts', ['#src/ui/theme.ts', '#server/app.ts', '#edge/app.ts', 'react', 'axios', 'zod', 'node:fs']],
  ['edge/planted.ts', ['#src/ui/theme.ts', '#server/app.ts', '#calculators/evaluate.ts']],
  ['server/planted.ts', ['#src/ui/theme.ts', '#edge/app.ts', '#calculators/names.ts']],
  ['server/kernel/planted.ts', ['#edge/app.ts', '#server/db/client.ts', '#server/http/answer.ts', '#server/testing/store.ts']],
  ['server/db/planted.ts', ['#edge/app.ts', '#server/rules/tax.ts', '#server/caller/call.ts', '#server/cart/show-cart.ts']],
  ['server/rules/planted.ts', ['#edge/app.ts', '#server/db/client.ts', '#server/caller/call.ts', '#server/cart/show-cart.ts']],
  [
    'server/caller/planted.ts',
    ['#edge/app.ts', '#server/http/answer.ts', '#server/cart/show-cart.ts', '#server/routes/cart.ts', '#server/run/app.ts'],
  ],
  [
    'server/http/planted.ts',
    ['#edge/app.ts', '#server/cart/show-cart.ts', '#server/routes/cart.ts', '#server/run/app.ts', '#server/account/log-in.ts'],
  ],
  [
    'server/cart/planted.ts',
    [
      '#edge/app.ts',
      '#server/routes/cart.ts',
      '#server/run/app.ts',
      '#server/backup/manifest.ts',
      '#server/testing/store.ts',
      '#server/search/embedded/columns.ts',
    ],
  ],
  ['server/search/planted.ts', ['#server/routes/cart.ts', '#server/search/embedded/columns.ts', './embedded/columns.ts']],
  ['server/search/embedded/planted.ts', ['#server/routes/cart.ts', '#server/run/app.ts', '#edge/app.ts']],
  ['server/calculation/planted.ts', ['#src/ui/theme.ts', '#edge/app.ts', '#server/routes/cart.ts', '#server/testing/store.ts']],
  ['server/run/planted.ts', ['#src/ui/theme.ts', '#edge/app.ts', '#calculators/names.ts']],
  [
    'src/ui/planted.ts',
    ['#src/api/base.ts', '#src/store/store.ts', '#src/components/header/Logo.tsx', '#server/app.ts', 'axios', '#src/testing/mock.ts'],
  ],
  ['src/i18n/planted.ts', ['#src/api/base.ts', '#src/pages/home/HomePage.tsx', 'axios']],
  ['src/api/planted.ts', ['#src/store/store.ts', '#src/components/header/Logo.tsx', '#edge/app.ts', '#src/testing/mock.ts']],
  ['src/store/planted.ts', ['#src/components/header/Logo.tsx', '#src/router/routes.ts', 'axios', '#src/testing/mock.ts']],
  [
    'src/components/planted.ts',
    ['#src/pages/home/HomePage.tsx', '#src/router/routes.ts', '#src/app/App.tsx', 'axios', '#src/testing/mock.ts'],
  ],
  ['src/pages/home/planted.ts', ['#src/pages/cart/CartPage.tsx', '#src/router/routes.ts', '#src/app/App.tsx', '#server/app.ts', 'axios']],
  ['src/pages/admin/orders/planted.ts', ['#src/pages/cart/CartPage.tsx', '#src/pages/about/AboutPage.tsx', '#src/app/App.tsx', 'axios']],
  ['src/router/planted.ts', ['#src/app/App.tsx', '#server/app.ts', 'axios', '#src/testing/mock.ts']],
  ['src/app/planted.ts', ['#server/app.ts', '#edge/app.ts', 'axios', '#src/testing/mock.ts']],
];

const allowed: [file: string, imports: string[]][] = [
  ['contract/allowed.ts', ['zod/mini', '#calculators/names.ts', '#contract/locale.ts']],
  ['edge/allowed.ts', ['#calculators/names.ts', '#contract/locale.ts']],
  ['server/db/allowed.ts', ['#server/kernel/log.ts']],
  ['server/caller/allowed.ts', ['#server/kernel/log.ts', '#server/db/client.ts', '#server/rules/operator-role.ts']],
  ['server/http/allowed.ts', ['#server/kernel/log.ts', '#server/db/client.ts', '#server/caller/call.ts']],
  ['server/cart/allowed.ts', ['#server/kernel/log.ts', '#server/http/answer.ts', '#server/caller/call.ts', '#server/rules/tax.ts']],
  ['server/search/embedded/allowed.ts', ['#server/search/part-index.ts', '#server/search/embedded/columns.ts']],
  ['server/calculation/allowed.ts', ['#calculators/batch.ts', '#server/kernel/store-error.ts']],
  ['server/run/allowed.ts', ['#server/routes/cart.ts', '#server/cart/show-cart.ts', '#server/http/health.ts']],
  ['server/kernel/allowed.test.ts', ['#server/rules/country/countries.ts', '#server/testing/store.ts']],
  ['src/api/allowed.ts', ['axios', '#contract/locale.ts']],
  ['src/store/allowed.ts', ['#src/api/base.ts']],
  ['src/components/allowed.ts', ['#src/api/cart.ts', '#src/store/cart.ts', '#src/ui/theme.ts']],
  ['src/pages/home/allowed.ts', ['#src/components/header/Logo.tsx', '#src/api/catalog.ts']],
  ['src/pages/admin/orders/allowed.ts', ['#src/pages/admin/shared/parts.ts', '#src/components/header/Logo.tsx']],
  ['src/pages/home/allowed.test.ts', ['#src/testing/mock.ts']],
];

interface Diagnostic {
  filename: string;
  code: string;
  message: string;
  labels: { span: { line: number } }[];
}

let folder = '';
let found: Diagnostic[] = [];

function lint(cwd: string): Promise<Diagnostic[]> {
  const command = join(import.meta.dirname, '../node_modules/.bin/oxlint');
  return new Promise((resolve) => {
    execFile(command, ['--format', 'json', '.'], { cwd }, (_, output) => {
      const { diagnostics } = JSON.parse(output) as { diagnostics: Diagnostic[] }; // oxlint's own format
      resolve(diagnostics);
    });
  });
}

async function plant(file: string, imports: string[]) {
  await mkdir(join(folder, dirname(file)), { recursive: true });
  await writeFile(join(folder, file), imports.map((from) => `import '${from}';\n`).join(''));
}

function linesWith(file: string, rule: string): number[] {
  const here = found.filter(({ filename, code }) => filename.endsWith(file) && code.includes(rule));
  return here.map(({ labels }) => labels[0]?.span.line ?? 0).toSorted((a, b) => a - b);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boundaries-'));
  await cp(join(import.meta.dirname, '../.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [file, imports] of [...planted, ...allowed]) {
    // oxlint-disable-next-line no-await-in-loop -- a handful of small files
    await plant(file, imports);
  }
  await plant('src/components/parent.ts', ['../ui/theme.ts']);
  await writeFile(join(folder, 'src/ui/one.ts'), "import { two } from './two.ts';\nexport const one = () => two;\n");
  await writeFile(join(folder, 'src/ui/two.ts'), "import { one } from './one.ts';\nexport const two = () => one;\n");
  found = await lint(folder);
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe('imports go one way', () => {
  it.each(planted)('%s may not import %j', (file, forbidden) => {
    expect(linesWith(file, 'no-restricted-imports')).toEqual(forbidden.map((_, index) => index + 1));
  });

  it.each(allowed)('%s may import %j', (file) => {
    expect(linesWith(file, 'no-restricted-imports')).toEqual([]);
  });

  it('never leave a folder by its parent, and never run in a circle', () => {
    expect(linesWith('src/components/parent.ts', 'no-relative-parent-imports')).toEqual([1]);
    expect(linesWith('src/ui/one.ts', 'no-cycle')).toEqual([1]);
  });
});

describe('the rooms of the server', () => {
  it('never import each other in a circle', () => {
    const rooms = serverRooms();
    expect(rooms.size).toBeGreaterThan(25);
    expect(rooms.get('http')).toContain('kernel');
    expect(circlesIn(rooms)).toEqual([]);
  });

  it('are those that the architecture names', () => {
    expect(unnamedFolders()).toEqual([]);
  });
});
