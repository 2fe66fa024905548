/** What is built goes to everybody: no setting of the operator, no server code, no source map may be in it. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { markerOf, settingNames, sourcesOf } from './leak-markers.ts';

const settings = settingNames();
// Licences are other people's sentences, and for everybody; compressed files are the same once more.
const files = globSync('dist/**/*', { withFileTypes: true }).filter(
  (entry) => entry.isFile() && entry.name !== 'licences.txt' && !/\.(?:br|gz)$/.test(entry.name),
);
const built = new Map(files.map((entry) => [entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8')]));

/** Files that hold a text. */
const filesWith = (text: string | RegExp) =>
  [...built].flatMap(([name, content]) => ((typeof text === 'string' ? content.includes(text) : text.test(content)) ? [name] : []));

it.each(['EDGE_SECRET', 'DATABASE_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'])(
  'knows %s as a setting',
  (name) => expect(settings).toContain(name),
);

it('holds no value of any setting', () => {
  expect(built.size).toBeGreaterThan(500);
  expect(settings.filter((name) => filesWith(markerOf(name)).length > 0)).toEqual([]);
});

it('holds no source map, no path of the machine and nothing that only Node has', () => {
  expect([...built.keys()].filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(filesWith(/sourceMappingURL=|sourcesContent/)).toEqual([]);
  expect(filesWith(process.cwd())).toEqual([]);
  expect(filesWith(/["'`]node:\w+["'`]/)).toEqual([]);
});

/** Sentences in the source of files, each with one of the files. */
const said = (paths: readonly string[]) =>
  new Map(
    paths.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/['`]((?:[A-Za-z]+[ ,:.]+){3,}[A-Za-z]+)/g)].map(([, text = '']) => [text, basename(path)]),
    ),
  );

it('holds no sentence that only server, edge or scripts say', () => {
  const shown = said(globSync('{src,contract,calculators}/**/*.{ts,tsx}'));
  const own = [...said(sourcesOf('server', 'edge', 'scripts'))].filter(([text]) => !shown.has(text));
  expect(own.length).toBeGreaterThan(100);
  const code = [...built].flatMap(([name, content]) => (/\.(?:js|html)$/.test(name) ? [content] : [])).join('\n');
  expect(own.filter(([text]) => code.includes(text))).toEqual([]);
});
