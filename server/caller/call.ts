import type { Hono } from 'hono';
import type { OperatorRole } from '#contract/operator-roles.ts';
import type { CacheClass, OperatorScope, PersonScope } from '#contract/api/endpoint.ts';
import type { CurrencyCode, Locale } from '#contract/locale.ts';
import type { Database, Queries } from '#server/db/client.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Log } from '#server/kernel/log.ts';
import type { PaymentProvider } from '#server/kernel/payment-provider.ts';
import type { CountUse } from './count-use.ts';
import type { RateLimiter, RateRule } from './rate-limit.ts';
import type { Settings } from '#server/kernel/settings.ts';
import type { FileStore } from '#server/kernel/file-store.ts';

/** What the store is built from; a test gives its own. */
export interface StoreDeps {
  db: Database;
  /** Copies that public calls read from in place of `db`. */
  replicas: Replicas;
  clock: () => Date;
  settings: Settings;
  log: Log;
  /** Counts uses for all processes in Redis; null: in the database, or in memory. */
  countUse: CountUse | null;
  /** Bytes of files that were sent in. */
  files: FileStore;
  /** Signs addresses of private files. */
  signingKey: Uint8Array;
  /** Number of this process among those on the database (`db/leader.ts`); null outside of a running shop. */
  presence: () => number | null;
  /** Takes card payments; null where none is set up. */
  cardProvider: PaymentProvider | null;
}

/** What the app keeps about one request. */
export interface StoreEnv {
  Bindings: {
    incoming?: { socket: { remoteAddress?: string | undefined } };
    /** The console makes the call, in its own process: no request that comes over a network has this. */
    isConsole?: true;
  };
  Variables: { requestId: string; locale: Locale; cache: CacheClass; pattern: string; limiter: RateLimiter };
}

export type StoreApp = Hono<StoreEnv>;

export interface Account {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  locale: string;
  currency: string;
  /** The log-in that the call belongs to; empty for an API key, which is none. */
  loginId: string;
  /** Who acts in the customer's place; null for the customer. */
  impersonation: Impersonation | null;
}

/** An operator acts for a customer: for a reason, for a limited time, with a trace (`docs/api.md` section 2). */
export interface Impersonation {
  id: string;
  actor: { name: string; role: OperatorRole | null };
  reason: string;
  endsAt: Date;
}

/** A person who runs the shop, a program with a key, or the console; the audit names them. */
export interface Operator {
  id: string;
  name: string;
  scopes: readonly (OperatorScope | PersonScope)[];
  readOnly: boolean;
  /** A person's log-in; null for a key and for the console. */
  session: { id: string; role: OperatorRole } | null;
  /** Whoever is at the machine, who needs no second factor. */
  isConsole: boolean;
}

/** One request, as a handler sees it. */
export interface Call {
  deps: StoreDeps;
  locale: Locale;
  currency: CurrencyCode;
  /** Null for calls that anybody may make and whose answer is cached. */
  account: Account | null;
  /** Null for every call but those of section 5.6. */
  operator: Operator | null;
  cartKey: string | null;
  accessKey: string | null;
  /** Asks for a draft in place of what is public; whether it may is seen where the draft is. */
  preview: string | null;
  ip: string;
  /** Where the visitor is, without a slash at the end: the shop has a host for each region. */
  origin: string;
  /** What the browser calls itself; shortened. */
  browser: string | null;
  now: Date;
  /** Counts one use of `key`, or `amount` uses, against a limit beside that of the path; throws `rate_limited`. */
  spend(key: string, rule: Pick<RateRule, 'limit' | 'seconds'>, amount?: number): Promise<void>;
  setHeader(name: string, value: string): void;
  /**
   * Keeps the answer for replays inside the handler's own transaction, so that a crash right after the commit
   * cannot make the retry act twice. Without it the answer is kept after the handler returns.
   */
  keepAnswer(transaction: Queries, answer: unknown): Promise<void>;
}
