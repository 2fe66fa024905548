import { expect, it } from 'vitest';
import { demoReference } from '#demo-catalog/reference.ts';
import { stripPackages } from '#src/pages/home/strip-packages.ts';

it('the front page shows packages as the catalog names and measures them', () => {
  const outlines = new Map(demoReference().outlines.map((outline) => [outline.id, outline]));
  expect(stripPackages).toEqual(stripPackages.map(({ id }) => outlines.get(id)));
});
