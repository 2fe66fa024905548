import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { locks } from './locks.ts';

const server = join(import.meta.dirname, '..');

test('each purpose has a lock of its own', () => {
  const numbers = Object.values(locks);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('nothing takes a lock by a number that is written down elsewhere', () => {
  const sources = globSync('**/*.ts', { cwd: server }).filter((name) => !name.endsWith('.test.ts'));
  const takers = sources.filter((name) => /_advisory_(xact_)?lock\(\s*\d|728_?113/.test(readFileSync(join(server, name), 'utf8')));
  expect(takers).toEqual(['db/locks.ts']);
});
