import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { offlineFilesOf } from './offline-files.ts';

function chunk(
  fileName: string,
  modules: string[],
  imports: string[] = [],
  dynamicImports: string[] = [],
  isEntry = false,
): Rolldown.OutputChunk {
  const moduleIds = modules.map((id) => (id.startsWith('\0') ? id : `/shop/${id}`));
  const part: Partial<Rolldown.OutputChunk> = { type: 'chunk', fileName, moduleIds, imports, dynamicImports, isEntry };
  return part as Rolldown.OutputChunk; // only these fields are read
}

it('lists the start of the app, every calculator with what it imports, and the words by language', () => {
  const chunks = [
    chunk('index.js', ['src/main.tsx'], ['locale.js'], ['app.js'], true),
    chunk('locale.js', ['contract/locale.ts']),
    chunk('app.js', ['src/app/show-app.tsx'], ['shared.js']),
    chunk('shared.js', ['src/ui/Button.tsx']),
    chunk('tool-page.js', ['src/pages/tool/ToolPage.tsx'], ['shared.js']),
    chunk('rc.js', ['calculators/filters/RCFilter/definition.ts'], ['math.js']),
    chunk('math.js', ['calculators/math/parts/e-series.ts']),
    chunk('pages.js', ['src/router/page-lists.ts'], [], ['cart.js']),
    chunk('cart.js', ['src/pages/cart/CartPage.tsx'], ['shared.js']),
    chunk('rc-de.js', ['locales/de/tool/RCFilter.json']),
    chunk('common-de.js', ['locales/de/common.json']),
    chunk('cart-de.js', ['locales/de/cart.json']),
    chunk('list-de.js', ['\0virtual:word-files/de']),
  ];
  expect(offlineFilesOf(chunks, '/shop')).toEqual({
    files: ['app.js', 'index.js', 'locale.js', 'math.js', 'pages.js', 'rc.js', 'shared.js', 'tool-page.js'],
    words: { de: ['rc-de.js', 'common-de.js', 'list-de.js'] },
  });
});
