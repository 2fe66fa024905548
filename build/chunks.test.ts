import { describe, expect, it } from 'vitest';
import { beginningOf, chunkOf, kinds, needsOf } from './chunks.ts';

const imports: Record<string, string[]> = {
  '/shop/src/main.tsx': ['/shop/contract/locale.ts'],
  '/shop/src/app/show-app.tsx': ['/shop/src/ui/theme.ts', '/shop/contract/locale.ts'],
  '/shop/src/pages/home/HomePage.tsx': ['/shop/src/components/Row.tsx'],
  '/shop/src/pages/catalog/SearchPage.tsx': ['/shop/src/components/Row.tsx'],
  '/shop/contract/pages/catalog/SearchPage.ts': ['/shop/contract/query.ts'],
  '/shop/src/pages/account/LoginPage.tsx': ['/shop/src/ui/Field.tsx'],
  '/shop/src/components/Row.tsx': ['/shop/src/ui/theme.ts', '/shop/src/ui/Field.tsx'],
};
const importersOf = (id: string) => Object.keys(imports).filter((one) => imports[one]?.includes(id));
const needs = (path: string) => [...needsOf(`/shop/${path}`, importersOf)].toSorted();

describe('a file is needed by', () => {
  it.each([
    ['src/components/Row.tsx', ['home', 'listing']],
    ['contract/query.ts', ['listing']],
    ['src/ui/Field.tsx', ['form', 'home', 'listing']],
    ['contract/locale.ts', ['frame', 'locale']],
    ['src/ui/Unused.tsx', []],
  ])('%s', (path, expected) => expect(needs(path)).toEqual(expected));

  it('the page that it is, its tests by none', () => {
    expect(beginningOf('/shop/src/pages/tool/ToolsPage.tsx')).toBe('tools');
    expect(beginningOf('/shop/contract/pages/content/NewsPage.ts')).toBe('content');
    expect(beginningOf('/shop/src/pages/tool/ToolPage.test.tsx')).toBeNull();
    expect(beginningOf('/shop/src/pages/catalog/PartListing.tsx')).toBeNull();
  });
});

/** The file of what these need; left to them, it is their own. */
const fileOf = (set: string[]) => chunkOf(new Set(set)) ?? set.toSorted().join();

describe('code goes', () => {
  it.each([
    ['locale', ['locale', 'frame', 'home']],
    ['frame', ['frame', 'form']],
    ['frame', kinds],
    ['shared', ['home', 'listing', 'product']],
    ['listing-home', ['home', 'listing']],
    ['listing-product', ['listing', 'product', 'cart']],
    [null, ['form', 'tool']],
    [null, ['product', 'cart']],
    [null, ['listing']],
  ])('to %s when %s need it', (chunk, from) => expect(chunkOf(new Set(from))).toBe(chunk));

  it('never where two files would wait for each other', () => {
    const sets = Array.from({ length: 2 ** kinds.length }, (_, bits) => kinds.filter((__, at) => bits & (2 ** at)));
    const waits = new Map<string, Set<string>>();
    for (const set of sets) {
      for (const kind of kinds.filter((one) => !set.includes(one))) {
        const [file, other] = [fileOf(set), fileOf([...set, kind])];
        if (file !== other) waits.set(file, (waits.get(file) ?? new Set()).add(other));
      }
    }
    const done = new Set<string>();
    const circles: string[] = [];
    function follow(file: string, way: string[]): void {
      if (way.includes(file)) circles.push([...way, file].join(' > '));
      if (done.has(file) || way.includes(file)) return;
      for (const other of waits.get(file) ?? []) follow(other, [...way, file]);
      done.add(file);
    }
    for (const file of waits.keys()) follow(file, []);
    expect(circles).toEqual([]);
  });
});
