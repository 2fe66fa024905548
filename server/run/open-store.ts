/** Builds a store that works from its settings: database, tables, demo catalog, API. */
import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { createStoreApp } from './app.ts';
import { buildDeps } from './build-deps.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import type { CountUse } from '#server/caller/count-use.ts';
import { seedContent, shippedContent } from '#server/content/seed-content.ts';
import { type Database, connect, servingLimits } from '#server/db/client.ts';
import { category, product, setting } from '#server/db/schema.ts';
import type { Environment } from './environment.ts';
import { standForLeader } from '#server/db/leader.ts';
import { openReplicas } from '#server/db/replicas.ts';
import { oneAtATime } from '#server/db/one-at-a-time.ts';
import { startJobs } from './jobs.ts';
import { smtpSender } from '#server/mail/send-outbox.ts';
import { answerBy, readCatalogAhead } from '#server/search/held-catalog.ts';
import type { SearchEngine } from '#server/search/opensearch/open-engine.ts';
import type { Log } from '#server/kernel/log.ts';
import { watchClock } from '#server/kernel/steady-clock.ts';
import { type Metrics, noMetrics } from '#server/metrics/store-metrics.ts';
import { withRoom } from './lean.ts';
import { tellManyParts } from './many-parts.ts';
import { openDatabase } from './open-database.ts';
import { demoSetting } from '#server/routes/visitor.ts';
import type { Lifetime } from '#server/http/shutdown.ts';

export type Progress = (done: number, total: number) => void;

/**
 * Fills an empty shop with the demo catalog. A load that was broken off begins again. The database alone works once `onStaged` was called.
 * Gives whether it had to: then there are no statistics yet (`gatherStatistics`).
 */
export async function fillDemo(db: Database, parts: number, onProgress: Progress, onStaged?: () => void): Promise<boolean> {
  const [mark] = await db.select().from(setting).where(eq(setting.key, demoSetting));
  if (mark ? mark.value === 'ready' : parts === 0 || !(await isEmpty(db))) return false;
  await markDemo(db, 'loading');
  const { seedDemo } = await import('#server/catalog/seed.ts');
  await withRoom(() => seedDemo(db, { parts, onProgress, onStaged }));
  await markDemo(db, 'ready');
  return true;
}

/** Without them queries choose poor plans until the server, within minutes, gathers them by itself. */
export async function gatherStatistics(db: Database): Promise<void> {
  await db.execute(sql`analyze`);
}

async function isEmpty(db: Database): Promise<boolean> {
  const categories = await db.select({ id: category.id }).from(category).limit(1);
  const products = await db.select({ id: product.id }).from(product).limit(1);
  return categories.length + products.length === 0;
}

async function markDemo(db: Database, value: 'loading' | 'ready'): Promise<void> {
  await db.insert(setting).values({ key: demoSetting, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}

function onlyOnce<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let begun: Promise<Result> | null = null;
  return () => (begun ??= work());
}

/** What an empty shop begins with, and whether it was filled with parts; several processes that start together fill it one after the other, which takes its time. */
async function fill(url: string, deps: StoreDeps, demoParts: number, onProgress: Progress): Promise<boolean> {
  const { db, close } = connect(url, 8);
  let isFilled = false;
  try {
    await oneAtATime(db, async () => {
      const content = onlyOnce(() => seedContent({ ...deps, db }, shippedContent));
      // It reads and draws while the database is busy with the parts; how it fares is told below.
      isFilled = await fillDemo(db, demoParts, onProgress, () => void content().catch(() => {}));
      await content();
    });
    return isFilled;
  } finally {
    await close();
  }
}

/** The engine that `SEARCH_URL` names, which then answers for the parts; without it, none of its code is loaded. */
async function openSearch({ search }: Environment, db: Database, log: Log): Promise<SearchEngine | null> {
  if (search === null) return null;
  const { openSearchEngine } = await import('#server/search/opensearch/open-engine.ts');
  const engine = await openSearchEngine(search, db, log);
  answerBy(db, engine.openIndex);
  return engine;
}

/** While the first visitors are on their way; gives what ends it. */
function readAhead(db: Database): () => Promise<void> {
  const ended = new AbortController();
  const reading = readCatalogAhead(db, ended.signal).catch(() => {});
  return () => {
    ended.abort();
    return reading;
  };
}

/** Counts in what `REDIS_URL` names; without it, none of its code is loaded. */
async function openCounting({ redisUrl }: Environment, { signingKey, log }: StoreDeps, lifetime: Lifetime): Promise<CountUse | null> {
  if (redisUrl === null) return null;
  const { openRedisWindows } = await import('#server/limit/redis-windows.ts');
  const windows = await openRedisWindows(redisUrl, signingKey, log);
  lifetime.atEnd(windows.close);
  return windows.count;
}

export interface OpeningStore {
  onProgress: Progress;
  /** Null counts nothing. */
  metrics?: Metrics | null;
}

export interface OpenStore {
  app: StoreApp;
  deps: StoreDeps;
  edgeSecret: string;
}

/** Opens everything; what has to be closed again is told to `lifetime` as soon as it is open. */
export async function openStore(
  environment: Environment,
  lifetime: Lifetime,
  { onProgress, metrics = null }: OpeningStore,
): Promise<OpenStore> {
  const counters = metrics?.store() ?? noMetrics;
  const opening = openDatabase(environment);
  // One that could not be opened is told by the line below, and has nothing to stop.
  lifetime.atEnd(async () => (await opening.catch(() => null))?.stop());
  const database = await opening;
  database.stopped.catch(lifetime.fail);
  const { db, close } = connect(database.url, environment.databasePool, { limits: servingLimits, onQuery: metrics && counters.queried });
  lifetime.atEnd(close);
  const edgeSecret = environment.edgeSecret ?? randomBytes(32).toString('base64url');
  const built = await buildDeps(db, environment, edgeSecret);
  const isFilled = await fill(database.url, built, environment.demoParts, onProgress);
  const leadership = await standForLeader(database.url, {
    onWrongClock: (ahead) => built.log.warn('clock_wrong', { seconds_ahead: ahead }),
  });
  lifetime.atEnd(leadership.resign);
  const search = await openSearch(environment, db, built.log);
  if (search) lifetime.atEnd(search.close);
  else await tellManyParts(db, built.log);
  const replicas = await openReplicas(environment.databaseReadUrls, {
    primary: db.$client,
    poolSize: environment.databasePool,
    onQuery: metrics && counters.queried,
    log: built.log,
  });
  lifetime.atEnd(replicas.close);
  const countUse = await openCounting(environment, built, lifetime);
  const deps: StoreDeps = { ...built, replicas, countUse, presence: leadership.presence };
  metrics?.watchShop({ db, replicas, search, isLeader: leadership.isLeader });
  const { smtpUrl, dkim } = environment;
  const jobs = startJobs(deps, {
    sender: smtpUrl === null ? null : smtpSender(smtpUrl, dkim),
    search,
    isLeader: leadership.isLeader,
    isClockSteady: watchClock(),
    onRun: counters.jobRan,
  });
  lifetime.atEnd(jobs.stop);
  lifetime.atEnd(readAhead(db));
  if (isFilled) {
    // The first visitors ask for little that plans could spoil.
    const gathering = gatherStatistics(db).catch(() => {});
    lifetime.atEnd(() => gathering);
  }
  return { app: createStoreApp(deps, counters), deps, edgeSecret };
}
