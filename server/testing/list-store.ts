/** A store with the parts of `list-parts.ts`, and the call that lists them. */
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { productList } from '#contract/api/catalog.ts';
import { errorAnswer } from '#contract/api/error.ts';
import { opAmps, resistors } from './list-parts.ts';
import { seedParts } from './parts.ts';
import { openTestStore } from './store.ts';

export const inEuro = { 'X-Currency': 'EUR' };
const path = '/api/store/common/product-list';

export async function openListStore() {
  const store = await openTestStore();
  await seedParts(store.db, [...resistors, ...opAmps]);
  await store.db.execute(sql`insert into currency_rate (currency, rate_micros) values ('USD', 1160000), ('JPY', 178000000)
    on conflict (currency) do update set rate_micros = excluded.rate_micros`);

  async function list(query: Record<string, unknown>, headers: Record<string, string> = inEuro) {
    const response = await store.request(path, { category_web_url: 'chip-resistors', page_size: 100, ...query }, headers);
    expect(response.status, await response.clone().text()).toBe(200);
    return productList.response.parse(await response.json());
  }

  /** Codes by field of a query that must be refused. */
  async function refusal(query: Record<string, unknown>): Promise<Record<string, string[]>> {
    const response = await store.request(path, { category_web_url: 'chip-resistors', ...query }, inEuro);
    expect(response.status).toBe(422);
    const { error } = errorAnswer.parse(await response.json());
    return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, issues]) => [field, issues.map(({ code }) => code)]));
  }

  return { ...store, list, refusal };
}

export type ListStore = Awaited<ReturnType<typeof openListStore>>;

export function mpns({ list }: { list: { mpn: string }[] }): string[] {
  return list.map(({ mpn }) => mpn);
}
