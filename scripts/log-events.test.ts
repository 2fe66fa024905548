/** What the operators' guide says about the log is compared with what the code writes. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const sources = ['edge', 'server', 'scripts']
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((name) => !/\.test\.ts$|\/testing\//.test(name));
const written =
  /\blog(?:ger)?\.(?:info|warn|error)\(\s*'([a-z_]+)'|consoleLog\('[a-z]+'\)\.(?:info|warn|error)\('([a-z_]+)'|logTrouble\(\s*'[a-z]+',\s*'([a-z_]+)'/g;
const events = new Set(
  sources.flatMap((name) => [...read(name).matchAll(written)].map(([, one, other, third]) => one ?? other ?? third ?? '')),
);
const logs = /## Logs\n([\s\S]*?)\n## /.exec(read('docs/operate.md'))?.[1] ?? '';
const told = new Set(
  [...logs.matchAll(/^\| ((?:`[a-z_]+`(?:, )?)+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name),
  ),
);

it('every event of the log is in the list', () => {
  expect(events.size).toBeGreaterThan(10);
  expect([...events].filter((event) => !told.has(event))).toEqual([]);
});
