import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { catalogueReport } from './report.ts';

test('docs/demo-catalogue.md is what `npm run catalogue -- report` makes', () => {
  expect(readFileSync(join(import.meta.dirname, '../docs/demo-catalogue.md'), 'utf8')).toBe(catalogueReport());
});
