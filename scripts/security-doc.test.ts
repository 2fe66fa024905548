/** `docs/security.md` names every requirement of levels 1 and 2 of ASVS 5.0.0 once, and no file that is not there. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const text = readFileSync(join(root, 'docs', 'security.md'), 'utf8');

/** Section -> numbers of its requirements of levels 1 and 2. */
const required = `1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5 3.7:1-2
  4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5 6.6:1-3 6.8:1-4
  7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4
  10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1 11.6:1
  12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3 15.2:1-3 15.3:1-7
  16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2`;

function numbersOf(part: string): string[] {
  const [section = '', range = ''] = part.split(':');
  const [first = 0, last = first] = range.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_one, index) => `${section}.${first + index}`);
}

interface Row {
  number: string;
  level: string;
  state: string;
  how: string;
}
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+)\s*\| (\d)\s*\| .+? \| ([a-z ]+?)\s*\| (.*) \|$/gm)].map(
  ([, number = '', level = '', state = '', how = '']): Row => ({ number, level, state, how: how.trim() }),
);

it('has every requirement of levels 1 and 2 once', () => {
  expect(rows.map(({ number }) => number)).toEqual(required.split(/\s+/).flatMap(numbersOf));
  expect(rows).toHaveLength(253);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
});

it('says of each whether it is met, and how or why not', () => {
  const states = ['met', 'not met', 'operator', 'does not apply'];
  expect(rows.filter(({ state, how }) => !states.includes(state) || how === '')).toEqual([]);
  for (const state of states) {
    const count = rows.filter((row) => row.state === state).length;
    expect(text).toContain(`**${state}** (${count})`);
  }
});

it('names for each that is met a test, or the reason why there is none', () => {
  const test = /`(?:[\w.-]+\/)+[\w.-]+(?:\.(?:test|spec)\.tsx?|-cases\.ts)`|no test: \S/;
  expect(rows.filter(({ state, how }) => state === 'met' && !test.test(how)).map(({ number, how }) => `${number}: ${how}`)).toEqual([]);
});

it('names no file that is not there', () => {
  const named = [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]+\.\w+)`/g)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((file) => !existsSync(join(root, file)))).toEqual([]);
});
