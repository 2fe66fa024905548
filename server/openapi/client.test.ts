/** A typed client as integrators make one of the document, with a generator of others: it compiles strictly, refuses what the contract refuses, and real stores answer it. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiScopes } from '#contract/api/endpoint.ts';
import { seedAccount, seedApiKey } from '#server/testing/account.ts';
import { seedOperator } from '#server/testing/operator.ts';
import { openStoreWithParts, type TestStore } from '#server/testing/store.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..', '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);

/** What an integrator writes; the compiler holds the last two lines to be wrong. */
const program = `
import * as shop from './client.ts';

export const open = (ask: typeof fetch) => Object.assign(shop.defaults, { baseUrl: 'https://shop.example', fetch: ask });

export async function findCode(keyword: string): Promise<string> {
  const answer = await shop.searchProduct({ keyword, page_size: 1 }, { xLocale: 'de', xCurrency: 'EUR' });
  if (answer.status !== 200) throw new Error(answer.data.error.code);
  return answer.data.list[0]?.offer?.sku ?? '';
}

export async function fillCart(key: string, sku: string, quantity: number) {
  const answer = await shop.addToCart({ items: [{ sku, quantity }] }, { idempotencyKey: 'cart-' + sku }, { headers: { Authorization: 'Bearer ' + key } });
  return answer.status === 200 ? answer.data.totals.total : answer.data.error.code;
}

export async function countOrders(key: string) {
  const answer = await shop.getAdminOrders({ status: 'pending' }, { headers: { Authorization: 'Bearer ' + key } });
  return answer.status === 200 ? answer.data.total : answer.data.error.code;
}

// @ts-expect-error a keyword is a text
export const wrongType = () => shop.searchProduct({ keyword: 5 });
// @ts-expect-error there is no such state
export const wrongState = () => shop.getAdminOrders({ status: 'lost' });
`;

interface Program {
  open: (ask: typeof fetch) => void;
  findCode: (keyword: string) => Promise<string>;
  fillCart: (key: string, sku: string, quantity: number) => Promise<number | string>;
  countOrders: (key: string) => Promise<number | string>;
}

const compilerOptions = { strict: true, noEmit: true, target: 'es2024', lib: ['es2024', 'dom'], module: 'esnext', types: [] };

let store: TestStore;
let folder: string;
let shop: Program;
beforeAll(async () => {
  store = await openStoreWithParts();
  // Within the repository, where the client finds what it is written for.
  await mkdir(join(root, 'data'), { recursive: true });
  folder = await mkdtemp(join(root, 'data', 'client-'));
  await writeFile(join(folder, 'openapi.json'), await (await store.request('/api/openapi.json')).text());
  await writeFile(join(folder, 'program.ts'), program);
  const options = { ...compilerOptions, moduleResolution: 'bundler', allowImportingTsExtensions: true, skipLibCheck: true };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files: ['program.ts'] }));
  await run(bin('oazapfts'), [join(folder, 'openapi.json'), join(folder, 'client.ts')]);
  shop = (await import(pathToFileURL(join(folder, 'program.ts')).href)) as Program; // as it is written above
  shop.open(async (url, init) => store.app.request(new Request(url, init)));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await store.close();
});

it('compiles with strict types, which know what the contract refuses', async () => {
  const said = await run(bin('tsc'), ['-p', folder]).catch((error: { stdout: string }) => error);
  expect(said.stdout).toBe('');
});

it('finds a part, puts it into the cart of a customer’s key, and reads orders with a key of the shop', async () => {
  const customer = await seedApiKey(store.db, (await seedAccount(store.db)).id, apiScopes);
  const { key: office } = await seedOperator(store.db, ['orders']);
  const sku = await shop.findCode('LM358N');
  expect(sku).toMatch(/^LM358N/);
  expect(await shop.fillCart(customer, sku, 10)).toBeGreaterThan(0);
  expect(await shop.countOrders(office)).toBe(0);
  expect(await shop.countOrders(customer)).toBe('access_denied');
});
