import { expect, it } from 'vitest';
import { toolNames } from '#calculators/names.ts';
import { accuracyDocument } from './document.ts';
import type { Reference } from './reference.ts';

/** Read by the bundler: calculators know no file system. */
const files = import.meta.glob<{ default: readonly Reference[] }>('/calculators/*/*/examples.json', { eager: true });
const pages = import.meta.glob<string>('/docs/calculators.md', { eager: true, query: '?raw', import: 'default' });

it('says of every calculator how far it is from its references, as `npm run bench:calc -- --accuracy` writes it', async () => {
  const written = await accuracyDocument((group, name) => files[`/calculators/${group}/${name}/examples.json`]?.default ?? []);
  expect(pages['/docs/calculators.md']).toBe(written);
  for (const name of toolNames) expect(written).toContain(`| ${name} |`);
  expect(written).not.toContain('Infinity');
  // Half a minute of field solutions, on a machine that may be busy.
}, 300_000);
