/** Every word is used somewhere, and every key that the code names exists. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiScopes } from '#contract/api/endpoint.ts';
import { baseKey, pluralForm, readWords } from './read-words.ts';

/** Namespaces whose keys are data: error codes, rows of the route table, field codes. */
const byData = new Set(['error', 'head', 'validation']);

const root = join(import.meta.dirname, '..');
const code = globSync('{src,server,edge,contract,scripts}/**/*.{ts,tsx}', { cwd: root })
  // The sheet of components speaks words of the pages, and needs none of its own.
  .filter((file) => !/\.test\.tsx?$|^src\/states\//.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

/** Words of single calculators belong to their definitions: `tool-words.test.ts`. */
const words = new Map([...readWords('en')].filter(([key]) => !/^tool(?:s:|\/)/.test(key)));
const namespaces = new Set([...words.keys()].map((key) => key.split(':')[0] ?? ''));
/** Keys as code writes them: plural forms by their base. */
const keys = new Set([...words.keys()].map((key) => (pluralForm(words, key) === null ? key : baseKey(key))));

/** Whole strings such as `'cart:title'` or `'title'`, and beginnings such as `` `order:status.${…}` ``. */
const strings = new Set([...code.matchAll(/['"`]((?:[a-z_]+:)?[A-Za-z][\w.]*)['"`]/g)].map(([, text = '']) => text));
const beginnings = [...code.matchAll(/`((?:[a-z_]+:)?[\w.]*[._:])\$\{/g)].map(([, text = '']) => text);
/** Scopes of API keys such as `orders:read`, which look like keys of words. */
const scopes = new Set<string>(apiScopes);
/** Ends such as `` `${…}_at` ``. */
const endings = [...code.matchAll(/`\$\{[^`}]*\}([._]\w[\w.]*)`/g)].map(([, text = '']) => text);

function isUsed(key: string): boolean {
  const [namespace = '', path = ''] = key.split(':');
  const parents = path.split('.').map((_, index, parts) => parts.slice(0, parts.length - index).join('.'));
  if (parents.some((one) => strings.has(`${namespace}:${one}`) || strings.has(one))) return true;
  if (endings.some((end) => path.endsWith(end))) return true;
  return beginnings.some((start) => (start.includes(':') ? key.startsWith(start) : path.startsWith(start)));
}

/** Whether a string is a namespace with a key. */
function isKey(text: string): boolean {
  return namespaces.has(text.split(':')[0] ?? '') && /:./.test(text);
}

describe('words', () => {
  it('are all used', () => {
    const idle = [...keys].filter((key) => !byData.has(key.split(':')[0] ?? '') && !isUsed(key));
    expect(idle).toEqual([]);
  });

  it('exist for every key that the code names', () => {
    const named = [...strings].filter((text) => isKey(text) && !scopes.has(text));
    const parents = new Set([...keys].flatMap((key) => key.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'))));
    expect(named.filter((key) => !parents.has(key))).toEqual([]);
  });
});
