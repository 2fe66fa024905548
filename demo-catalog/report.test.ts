import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogReport } from './report.ts';

test('docs/demo-catalog.md is what `npm run catalog -- report` makes', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/demo-catalog.md'), 'utf8')).toBe(catalogReport());
});
