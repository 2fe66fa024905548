import { expect, it } from 'vitest';
import { untrueCode } from './shown-code.ts';

const document = ['Its row:', '```ts', '// rows.ts', "  path: '/a',", '```', '', '```ts', 'const other = 1;', '```', ''].join('\n');
const check = (rows: string) => untrueCode(['docs/page.md'], (file) => (file === 'docs/page.md' ? document : rows));

it('finds nothing where a file says what the document shows of it', () => {
  expect(check("route({\n  path: '/a',\n});\n")).toEqual([]);
});

it('finds what a file does not say any more', () => {
  expect(check("route({\n  path: '/b',\n});\n")).toEqual(["docs/page.md shows of rows.ts what it does not say:   path: '/a',"]);
});
