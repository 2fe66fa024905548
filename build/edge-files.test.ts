import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { buildIdOf, manifestOf } from './edge-files.ts';

const exported: Readonly<Record<string, string>> = { 'calls.js': 'calls', 'rc.js': 'tool', 'rc-figure.js': 'Figure' };

function chunk(fileName: string, modules: string[], imports: string[] = [], entry?: { dynamicImports: string[] }): Rolldown.OutputChunk {
  const moduleIds = modules.map((id) => (id.startsWith('\0') ? id : `/shop/${id}`));
  const part: Partial<Rolldown.OutputChunk> = {
    type: 'chunk',
    fileName,
    moduleIds,
    imports,
    dynamicImports: [],
    isEntry: !!entry,
    facadeModuleId: moduleIds[0] ?? null,
    exports: [exported[fileName] ?? 'Component'],
    ...entry,
  };
  return part as Rolldown.OutputChunk; // only these fields are read
}

it('names the parts of the start, and what a page needs beyond them, its calls first', () => {
  const chunks = [
    chunk('index.js', ['src/main.tsx'], ['locale.js'], { dynamicImports: ['store.js', 'app.js', 'detector.js'] }),
    chunk('detector.js', ['src/i18n/locale-detector.ts'], ['locale.js']),
    chunk('locale.js', ['contract/locale.ts']),
    chunk('store.js', ['src/app/open-store.ts'], ['locale.js', 'state.js']),
    chunk('state.js', ['src/store/store.ts']),
    chunk('app.js', ['src/app/show-app.tsx'], ['state.js', 'shared.js']),
    chunk('shared.js', ['src/ui/Button.tsx']),
    chunk('page.js', ['src/pages/catalog/CategoryPage.tsx'], ['shared.js', 'table.js']),
    chunk('table.js', ['src/components/Table.tsx'], ['shared.js']),
    chunk('calls.js', ['contract/pages/catalog/CategoryPage.ts'], ['state.js']),
    chunk('rc.js', ['calculators/filters/RCFilter/definition.ts'], ['shared.js', 'math.js']),
    chunk('math.js', ['calculators/math/parts/e-series.ts']),
    chunk('rc-figure.js', ['src/pages/tool/figures/RCFilter.tsx'], ['shared.js']),
    chunk('words.js', ['locales/de/catalog.json']),
  ];
  const expected = {
    start: ['store.js', 'state.js', 'app.js', 'shared.js'],
    pages: {
      'catalog/CategoryPage': ['calls.js', 'page.js', 'table.js'],
      'tool/ToolPage/RCFilter': expect.toSatisfy((files: string[]) => files.toSorted().join() === 'math.js,rc-figure.js,rc.js') as string[],
    },
    words: { de: { catalog: 'words.js' } },
    names: {
      'page.js': 'catalog/CategoryPage',
      'calls.js': 'catalog/CategoryPage.calls',
      'rc.js': 'tools/RCFilter',
      'rc-figure.js': 'figures/RCFilter',
    },
  };
  expect(manifestOf(chunks, '/shop')).toEqual(expected);
  expect(manifestOf(chunks.toReversed(), '/shop')).toEqual(expected);
});

it('gives equal sources an equal build id, and changed ones another', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'partwright-build-'));
  try {
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src', 'main.tsx'), 'one');
    const before = buildIdOf(folder);
    await writeFile(join(folder, 'README.md'), 'not part of the app');
    expect(buildIdOf(folder)).toBe(before);
    await writeFile(join(folder, 'src', 'main.tsx'), 'two');
    expect(buildIdOf(folder)).not.toBe(before);
  } finally {
    await rm(folder, { recursive: true });
  }
});
