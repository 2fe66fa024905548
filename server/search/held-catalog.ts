/** The catalog in memory, kept current by reading what has changed since the last look at the database. */
import { beyondCall } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import { type Seen, readChanges, readSeen } from './current/read-changes.ts';
import { referenceAfter } from './current/reference-after.ts';
import { embeddedIndex } from './embedded/embedded-index.ts';
import { carryIntents, intentCatalog } from './keyword/intent-catalog.ts';
import type { PartIndex } from './part-index.ts';
import { readReference } from './reference-rows.ts';
import type { Reference } from './reference.ts';

/** One state of the catalog. */
export interface Catalog {
  reference: Reference;
  index: PartIndex;
}

interface Held {
  catalog: Promise<Catalog>;
  /** What the copy has at least: some of it may be newer, as what changed since is read again. */
  seen: Promise<Seen>;
  lookedAt: number;
  looking: Promise<void> | null;
  /** The look that begins when this one ends: all who ask meanwhile share it. */
  next: Promise<void> | null;
}

const held = new WeakMap<Database, Held>();

/** Opens an index that knows the reference data of the moment. */
type Open = (reference: () => Promise<Reference>) => PartIndex;
const engines = new WeakMap<Database, Open>();

/** Has another engine answer for the parts of a database, from the first look on. */
export function answerBy(db: Database, open: Open): void {
  engines.set(db, open);
}

/**
 * The catalog, at most twice `maxAgeMs` old; what a look costs stands in `docs/performance.md`. After that age callers get the copy at hand while a look is made; when nobody has asked for
 * long, or with 0, they wait for the look.
 */
export async function catalogOf(db: Database, maxAgeMs: number): Promise<Catalog> {
  const kept = held.get(db);
  if (!kept) return hold(db).catalog;
  if (maxAgeMs === 0) {
    await lookAgain(db, kept);
    return kept.catalog;
  }
  const age = performance.now() - kept.lookedAt;
  // A failed look keeps the copy at hand; the query that follows tells what is wrong with the database.
  const current = age > maxAgeMs ? (kept.looking ?? lookAgain(db, kept)).catch(() => {}) : null;
  if (age > 2 * maxAgeMs) await current;
  return kept.catalog;
}

/** Reads what the first visitors would wait for; a failure is met again by whoever asks next. */
export async function readCatalogAhead(db: Database, signal: AbortSignal): Promise<void> {
  await intentCatalog(await referenceOf(db, Infinity));
  let read: PartIndex | null = null;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a state that has come meanwhile has the values of the last one, and reads those that lacked
    const { index } = await catalogOf(db, Infinity);
    if (index === read) return;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await index.readAhead(signal);
    read = index;
  }
}

/** The reference data of `catalogOf`. */
export async function referenceOf(db: Database, maxAgeMs: number): Promise<Reference> {
  return (await catalogOf(db, maxAgeMs)).reference;
}

/** Looks at once: for a row that names something the copy does not know yet. */
export function rereadReference(db: Database): Promise<Reference> {
  return referenceOf(db, 0);
}

function hold(db: Database): Held {
  const seen = beyondCall(() => readSeen(db));
  const openIndex = () => engines.get(db)?.(async () => (await kept.catalog).reference) ?? embeddedIndex(db);
  const catalog = seen.then(async () => ({ reference: await beyondCall(() => readReference(db)), index: openIndex() }));
  const kept: Held = { catalog, seen, lookedAt: performance.now(), looking: null, next: null };
  held.set(db, kept);
  // Whoever waits for it sees the failure; the next one asks anew.
  catalog.catch(() => held.delete(db));
  return kept;
}

/** A look that begins after the call. */
function lookAgain(db: Database, kept: Held): Promise<void> {
  const last = kept.looking ?? Promise.resolve();
  const begin = async (): Promise<void> => {
    kept.looking = kept.next;
    kept.next = null;
    await beyondCall(() => look(db, kept)).finally(() => (kept.looking = null));
  };
  kept.next ??= last.then(begin, begin);
  return kept.next;
}

async function look(db: Database, kept: Held): Promise<void> {
  const lookedAt = performance.now();
  try {
    const old = await kept.catalog;
    const changes = await readChanges(db, await kept.seen);
    const reference = await referenceAfter(db, old.reference, changes);
    const index = await old.index.after(changes);
    if (reference !== old.reference) await carryIntents(old.reference, reference);
    if (reference !== old.reference || index !== old.index) kept.catalog = Promise.resolve({ reference, index });
    kept.seen = Promise.resolve(changes.seen);
  } finally {
    kept.lookedAt = lookedAt;
  }
}
