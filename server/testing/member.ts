/** Somebody with an account, for tests: registers, reads mails, logs in. */
import { desc, eq } from 'drizzle-orm';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { ErrorAnswer } from '#contract/api/error.ts';
import type { LoggedIn, register } from '#contract/api/account.ts';
import { outbox } from '#server/db/schema.ts';
import type { TestStore } from './store.ts';

type Body<Success> = Success & { error?: ErrorAnswer['error'] };

export const goodPassword = 'wall-socket moon 7';

/** What somebody types to get an account. */
const person = (email: string, change: object = {}) => ({
  email,
  password: goodPassword,
  first_name: 'Grace',
  last_name: 'Example',
  consent: true,
  ...change,
});

export function openMembers(store: Pick<TestStore, 'db' | 'request'>) {
  async function call<Success>(path: string, body?: unknown, headers: Record<string, string> = { 'X-Locale': 'de' }) {
    const answer = await store.request(`/api/store/user/${path}`, body, headers);
    // The store checks its own answers with the contract in tests.
    return { status: answer.status, body: (await answer.json()) as Body<Success> };
  }

  /** The newest mail to an address, with the token of its link. */
  async function lastMail(email: string) {
    const [mail] = await store.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id)).limit(1);
    return mail && { ...mail, token: /token=([\w-]+)/.exec(mail.text)?.[1] ?? '' };
  }

  return {
    call,
    lastMail,
    register: (email: string, change: object = {}, headers?: Record<string, string>) =>
      call<ResponseOf<typeof register>>('register', person(email, change), headers),
    login: (email: string, password = goodPassword, headers?: Record<string, string>) =>
      call<LoggedIn>('login', { email, password }, headers),
    /** Registers, and opens the link in the mail. */
    join: async (email: string, change: object = {}): Promise<void> => {
      await call('register', person(email, change));
      await call(`activation?token=${(await lastMail(email))?.token ?? ''}`);
    },
  };
}

export const bearer = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
