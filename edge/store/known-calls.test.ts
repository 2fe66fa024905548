import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { calls } from '#contract/api/calls.ts';
import { largestBody } from '#contract/api/endpoint.ts';
import { findSharedCall, sharedCalls } from '#contract/api/shared-calls.ts';
import { bodyRule, changesShop } from './private-calls.ts';

const folder = 'contract/api/';
const pathOf = (path: string) => path.replace(/:\w+$/, 'x1');

it('knows every call that a file of the contract declares, so that none is kept or limited by chance', () => {
  const declared = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}${name}`, 'utf8').match(/^export const \w+ = endpoint\(/gm)?.length ?? 0);
  expect(calls).toHaveLength(declared.reduce((sum, count) => sum + count, 0));
});

it('finds every call that visitors may share, and no other', () => {
  expect(sharedCalls.filter((call) => !calls.includes(call))).toEqual([]);
  const found = calls.filter(({ method, path }) => findSharedCall(method, pathOf(path)) !== null);
  expect(found).toEqual(calls.filter(({ cache }) => cache !== 'N'));
});

it.each(calls.filter(({ method }) => method === 'POST'))(
  'takes what $path may be sent, and no more',
  ({ path, maxBytes = largestBody, form = false }) => {
    expect(bodyRule(pathOf(path))).toEqual({ maxBytes, isForm: form });
  },
);

it('forgets what it has kept after each command of the operator, and after nothing that a stranger may call', () => {
  const known = calls.filter(({ method, path }) => changesShop(method, pathOf(path)));
  expect(known).toEqual(calls.filter(({ access, kind }) => access === 'operator' && kind === 'command'));
});
