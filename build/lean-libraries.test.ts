import { brotliCompressSync } from 'node:zlib';
import { build, type Plugin } from 'vite';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leanLibraries, leanSource } from './lean-libraries.ts';

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
});

const virtual = 'lean-libraries-entry.js';

async function bundle(code: string, plugins: Plugin[]): Promise<string> {
  const entry: Plugin = {
    name: 'entry',
    resolveId: (id) => (id === virtual ? `${process.cwd()}/${virtual}` : null),
    load: (id) => (id.endsWith(virtual) ? code : null),
  };
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [entry, ...plugins],
    build: { write: false, rolldownOptions: { input: virtual } },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('The build gave no output');
  return output.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
}

it('shakes unused components and adapters out of a real bundle', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const code = "import { useHref } from 'react-router'; import axios from 'axios'; globalThis.used = [useHref, axios.create()];";
  const [plain, lean] = await Promise.all([bundle(code, []), bundle(code, [leanLibraries()])]);
  expect([plain.includes('duplex'), lean.includes('duplex')]).toEqual([true, false]);
  expect(lean.includes('XMLHttpRequest')).toBe(true);
  expect(brotliCompressSync(plain).length - brotliCompressSync(lean).length).toBeGreaterThan(3_000);
});
