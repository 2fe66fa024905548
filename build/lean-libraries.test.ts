import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leanFiles } from './lean/files.ts';
import { without } from './lean/without.ts';
import { leanLibraries, leanSource } from './lean-libraries.ts';

const root = join(import.meta.dirname, '..');

beforeEach(() => void vi.stubEnv('NODE_ENV', 'production'));
afterEach(() => vi.unstubAllEnvs());

describe('library source', () => {
  it('marks wrappers as free of side effects and drops names', () => {
    expect(leanSource('const Link = React$1.forwardRef(function L() {});\nLink.displayName = "Link";\nuse(Link);')).toBe(
      'const Link = /* @__PURE__ */ React$1.forwardRef(function L() {});\n\nuse(Link);',
    );
  });

  it('leaves names that are computed, and functions of the same name', () => {
    const code = 'y.displayName=d;function memo(x) { return x.lazy; }';
    expect(leanSource(code)).toBe(code);
  });

  it.each(Object.entries(leanFiles))('%s still has all that is left out of it', (path, unused) => {
    const code = readFileSync(join(root, 'node_modules', path), 'utf8');
    expect(without(code, unused).length).toBeLessThan(code.length);
  });
});

/** What is left out, and how a file would ask for it. */
const leftOut = [
  /\b(?:useFetchers?|useSubmit|useActionData|useBlocker|usePrompt|ScrollRestoration|useViewTransitionState|hydrateRoot)\b/,
  /\b(?:ViewTransition|SuspenseList|useActionState|useFormStatus|requestFormReset|preinit|preloadModule)\b/,
  /\b(?:infiniteQuery|onQueryStarted|onCacheEntryAdded|upsertQueryData|usePrefetch)\b/,
  /\bviewTransition\b|\bpatchRoutes|\binstrumentations\b|\bcloneInstance\b|\breturnDetails\b|\bi18n\.(?:dir|exists|loadNamespaces)\b/,
];

/** The same in JSX, which only `.tsx` files have. */
const leftOutOfJsx = /<(?:link|style|script)\b|<form[^>]* action=|<Fragment[^>]* ref=|<[a-z]+-[a-z-]+[ >]/;

function asksForMore(file: string): boolean {
  const code = readFileSync(join(root, file), 'utf8');
  return leftOut.some((pattern) => pattern.test(code)) || (file.endsWith('.tsx') && leftOutOfJsx.test(code));
}

it('leaves out nothing that the app asks for', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file));
  expect(files.filter(asksForMore)).toEqual([]);
  const nested = globSync('locales/**/*.json', { cwd: root }).filter((file) => readFileSync(join(root, file), 'utf8').includes('$t('));
  expect(nested).toEqual([]);
});

async function bundle(input: string, plugins: Plugin[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: { input, preserveEntrySignatures: 'strict', output: { format: 'iife', name: 'built' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build gave no output');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

const virtual = 'lean-libraries-entry.js';

function entry(code: string): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === virtual ? `${process.cwd()}/${virtual}` : null),
    load: (id) => (id.endsWith(virtual) ? code : null),
  };
}

it('shakes unused components and adapters out of a real bundle', async () => {
  const code = "import { useHref } from 'react-router'; import axios from 'axios'; globalThis.used = [useHref, axios.create()];";
  const [plain, lean] = await Promise.all([bundle(virtual, [entry(code)]), bundle(virtual, [entry(code), leanLibraries()])]);
  expect([plain.includes('duplex'), lean.includes('duplex')]).toEqual([true, false]);
  expect(lean.includes('XMLHttpRequest')).toBe(true);
  expect(brotliCompressSync(plain).length - brotliCompressSync(lean).length).toBeGreaterThan(3_000);
});

/** What the scenario says when it runs in a page. */
async function play(code: string): Promise<string[]> {
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://localhost/de/',
  });
  const { AbortController, AbortSignal, Headers, Request, Response, Uint32Array } = globalThis;
  Object.assign(window, { AbortController, AbortSignal, Headers, Request, Response, Uint32Array });
  const errors: unknown[] = [];
  Object.assign(window.console, { error: (...parts: unknown[]) => errors.push(...parts) });
  const { run } = window.eval(`${code}; built`) as { run: () => Promise<string[]> };
  const said = await run();
  window.close();
  return [...said, ...errors.map(String)];
}

it('shows the same with all of the libraries and without what is left out', async () => {
  const scenario = join(root, 'src', 'testing', 'library-scenario.tsx');
  const [plain, lean] = await Promise.all([bundle(scenario, []), bundle(scenario, [leanLibraries()])]);
  const [expected, said] = [await play(plain), await play(lean)];
  expect(said).toEqual(expected);
  expect(said.join('\n')).toContain('caught a broken part');
  expect(said.join('\n')).toContain('404 No such page');
  expect(brotliCompressSync(plain).length - brotliCompressSync(lean).length).toBeGreaterThan(25_000);
}, 60_000);
