/** Rules of the source that the linter cannot say: tokens instead of raw values, one place for formats, links and addresses. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file) && !file.startsWith('src/testing/'),
);

interface Rule {
  name: string;
  pattern: RegExp;
  /** Files that own the thing. */
  owners: RegExp;
}

const rules: Rule[] = [
  {
    name: 'a colour that is not a token',
    pattern: /(?<![&\w])#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?!\/)|\b(?:rgb|hsl|oklch)a?\(/i,
    owners: /^src\/ui\/(theme|palette|GlobalStyle|band-paint|paper-paint)\.ts$/,
  },
  {
    name: 'a px value that is not a token',
    pattern: /(?<![\w.])(?!0px|1px)\d+(?:\.\d+)?px\b/,
    owners: /^src\/ui\/theme\.ts$|^src\/ui\/GlobalStyle\.ts$/,
  },
  {
    name: 'Intl outside the formats',
    pattern: /\bIntl\.[A-Z]|\.toLocale(?:Date|Time)?String\(|\.toFixed\(/,
    owners: /^src\/i18n\/(?:format|time-zones)\.ts$/,
  },
  {
    name: 'a link of the router instead of RouteLink',
    pattern: /import \{[^}]*\b(?:Link|NavLink|ScrollRestoration|Form)\b[^}]*\} from 'react-router'/,
    owners: /^$/,
  },
  { name: 'a literal path instead of buildPath', pattern: /\b(?:to|href)="\/|navigate\('\//, owners: /^$/ },
  { name: 'words in an attribute instead of a key', pattern: /\b(?:aria-label|title|placeholder|alt)="[A-Z][a-z]/, owners: /^$/ },
];

/** Comments may name what the code may not hold. */
function code(file: string): string[] {
  return readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(^|\s)\/\/ .*$/gm, '')
    .split('\n');
}

describe('the source', () => {
  it.each(rules)('has no $name', ({ pattern, owners }) => {
    const places = sources
      .filter((file) => !owners.test(file))
      .flatMap((file) => code(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])));
    expect(places).toEqual([]);
  });

  it('is checked by patterns that find what they are for', () => {
    const samples = [
      'color: #1f54c5;',
      'padding: 12px;',
      'new Intl.NumberFormat()',
      "import { Link } from 'react-router'",
      'to="/cart"',
      'title="Close"',
    ];
    expect(samples.map((sample, index) => rules[index]?.pattern.test(sample))).toEqual(samples.map(() => true));
  });
});
