/** The operator's side as a test calls it: through an edge, each call from a network of its own unless told. */
import { eq } from 'drizzle-orm';
import { audit } from '#server/db/schema.ts';
import type { seedPerson } from './operator.ts';
import type { TestStore } from './store.ts';

export type Person = Awaited<ReturnType<typeof seedPerson>>;

export const bearerOf = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The store must have `edgeSecret: 'between-us'`. */
export function openOffice(store: TestStore) {
  let network = 0;
  async function call(path: string, body?: object, headers: Record<string, string> = {}, ip?: string) {
    network += 1;
    const answer = await store.request(`/api/store/admin/${path}`, body, {
      'X-Edge-Secret': 'between-us',
      'X-Forwarded-For': ip ?? `203.0.${Math.floor(network / 250)}.${network % 250}`,
      ...headers,
    });
    // Each test states what it expects of the answer.
    return { status: answer.status, body: (await answer.json()) as any }; // oxlint-disable-line typescript/no-explicit-any
  }
  return {
    call,
    logIn: ({ email, password, code }: Person, change: object = {}, ip?: string) =>
      call('log-in', { email, password, code: code(), ...change }, {}, ip),
    auditOf: (action: string) => store.db.select().from(audit).where(eq(audit.action, action)),
  };
}
