import { createStoreApp } from '#server/run/app.ts';
import type { StoreDeps } from '#server/caller/call.ts';
import type { CountUse } from '#server/caller/count-use.ts';
import { noReplicas, type Replicas } from '#server/db/replicas.ts';
import { createLog } from '#server/kernel/log.ts';
import type { PaymentProvider } from '#server/kernel/payment-provider.ts';
import { type Settings, defaultSettings } from '#server/kernel/settings.ts';
import { type FileStore, memoryFiles } from '#server/kernel/file-store.ts';
import { answerByTestEngine } from './search-nodes/search-engine.ts';
import { openTestDatabase, partsTemplate, type TestDatabase } from './database.ts';

export interface TestStoreOptions {
  settings?: Partial<Settings>;
  clock?: () => Date;
  /** Receives the log lines; by default a line of level `error` is printed, which fails the test. */
  print?: (line: string) => void;
  cardProvider?: PaymentProvider;
  /** In place of a fresh one, and closed with the store. */
  database?: TestDatabase;
  replicas?: Replicas;
  countUse?: CountUse;
  /** Whether the test itself says who answers for the parts. */
  isEngineChosen?: boolean;
  /** In place of files in memory. */
  files?: FileStore;
}

function printFaults(line: string): void {
  if (line.includes('"level":"error"')) console.error(line);
}

/** Too weak for a shop; thousands of times quicker. */
const cheapHash = { logN: 4, r: 8, p: 1 };

/** A store on a database of its own: answers are checked with the contract, rate limits are off, password hashes are cheap. */
export async function openTestStore(options: TestStoreOptions = {}) {
  const database = options.database ?? (await openTestDatabase());
  const closeEngine = options.isEngineChosen === true ? async () => {} : await answerByTestEngine(database.db);
  const clock = options.clock ?? (() => new Date());
  const settings: Settings = {
    ...defaultSettings,
    rateLimits: false,
    timeLimits: null,
    checkAnswers: true,
    catalogMaxAgeMs: 0,
    passwordCost: cheapHash,
    steadyAnswerMs: 0,
    ownName: options.settings?.siteName ?? defaultSettings.ownName,
    ...options.settings,
  };
  const files = memoryFiles();
  const deps: StoreDeps = {
    db: database.db,
    replicas: options.replicas ?? noReplicas,
    countUse: options.countUse ?? null,
    clock,
    settings,
    log: createLog(options.print ?? printFaults, clock),
    files: options.files ?? files,
    signingKey: new Uint8Array(32).fill(7),
    presence: () => null,
    cardProvider: options.cardProvider ?? null,
  };
  const app = createStoreApp(deps);

  /** GET without a body, POST with one; `path` starts with `/api/…`. */
  async function request(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Response> {
    if (body === undefined) return app.request(path, { headers });
    return app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  const close = async (): Promise<void> => {
    await closeEngine();
    await database.close();
  };
  return { app, deps, files, db: database.db, pool: database.pool, url: database.url, request, close };
}

export type TestStore = Awaited<ReturnType<typeof openTestStore>>;

/** A store that sells `testParts`. */
export async function openStoreWithParts(options: Omit<TestStoreOptions, 'database'> = {}): Promise<TestStore> {
  return openTestStore({ ...options, database: await openTestDatabase(await partsTemplate()) });
}
