import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';

const folder = 'contract/api/';

it('knows every call that a file of the contract declares, so that none is kept or limited by chance', () => {
  const declared = readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}${name}`, 'utf8').match(/^export const \w+ = endpoint\(/gm)?.length ?? 0);
  expect(calls).toHaveLength(declared.reduce((sum, count) => sum + count, 0));
});
