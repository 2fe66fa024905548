import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withoutCallSchemas } from './call-schemas.ts';

const declared = `import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
export const limit = 50;
export const thing = z.object({ name: z.string() }).check(z.refine(() => true));
const shared = { ...thing.shape };
export const getThing = endpoint({
  method: 'GET',
  path: '/api/thing',
  request: z.object({ name: z.string() }),
  cache: 'N',
  response: thing,
});
`;

/** What a module exports, with stand-ins for its imports. */
async function exportsOf(code: string): Promise<Record<string, unknown>> {
  const standIns = `const chain = new Proxy(() => {}, { get: (_, name) => (name === 'shape' ? {} : chain), apply: () => chain });
const z = chain, endpoint = (call) => call;`;
  return import(`data:text/javascript,${encodeURIComponent(standIns + code.replace(/^import .*$/gm, ''))}`) as Promise<
    Record<string, unknown>
  >;
}

describe('the browser’s code of a call', () => {
  it('keeps how it is asked and drops its schemas', async () => {
    const { getThing } = await exportsOf(withoutCallSchemas(declared));
    expect(getThing).toEqual({ method: 'GET', path: '/api/thing', cache: 'N' });
  });

  it.each([
    ["request: 1, path: '/a'", { path: '/a' }],
    ["path: '/a', response: 1", { path: '/a' }],
    ['request: 1, response: 1', {}],
  ])('drops them wherever they stand: %s', async (fields, left) => {
    expect(await exportsOf(withoutCallSchemas(`export const call = endpoint({ ${fields} });`))).toMatchObject({ call: left });
  });

  it('leaves other constants what they are', async () => {
    expect(await exportsOf(withoutCallSchemas(declared))).toMatchObject({ limit: 50, thing: expect.anything() as unknown });
  });
});

describe('the app', () => {
  const root = join(import.meta.dirname, '..');

  it('reads no schema of a call, which its build does not have: a form imports the schema it checks by its own name', () => {
    const readers = globSync(['src/**/*.{ts,tsx}', 'contract/!(api)/**/*.ts'], { cwd: root }).flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8');
      const imports = [...code.matchAll(/import \{([^}]*)\} from '#contract\/api\/[^']+'/g)];
      const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
      return names
        .filter((name) => /^\w+$/.test(name) && new RegExp(`\\b${name}\\.(?:request|response)\\b`).test(code))
        .map((name) => `${file}: ${name}`);
    });
    expect(readers).toEqual([]);
  });
});
