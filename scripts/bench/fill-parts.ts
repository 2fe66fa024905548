import { sql } from 'drizzle-orm';
import { withDemoFigures } from '#demo-catalog/demo-figures.ts';
import { expandCatalog } from '#demo-catalog/expand.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import type { PartRecord } from '#server/catalog/part-record.ts';
import { writeParts } from '#server/catalog/write-parts.ts';
import { writeReference } from '#server/catalog/write-reference.ts';
import type { Database } from '#server/db/client.ts';

/** Staged in one transaction; more at a time would fill the disk with what is thrown away. */
const atOnce = 500_000;

/** Fills an empty database with so many parts: the demo catalog, as often as it takes, each copy with part numbers of its own. */
export async function fillParts(db: Database, parts: number, onProgress: (done: number) => void): Promise<void> {
  const { rows } = await db.execute<{ parts: number }>(sql`select count(*)::int as parts from product`);
  const found = rows[0]?.parts ?? 0;
  if (found >= parts) return;
  await writeReference(db, demoReference());
  const records = copies(parts);
  for (let done = 0; done < parts; done += atOnce) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await writeParts(db, take(records, atOnce), { isFirstFill: done === 0, onProgress: (written) => onProgress(done + written) });
  }
}

function* take<Item>(items: Generator<Item>, count: number): Generator<Item> {
  for (let taken = 0; taken < count; taken += 1) {
    const { done, value } = items.next();
    if (done) return;
    yield value;
  }
}

function* copies(parts: number): Generator<PartRecord> {
  const facts = expandCatalog(parts);
  const today = new Date();
  for (let place = 0; place < parts; place += 1) {
    const [copy, fact] = [Math.floor(place / facts.length), facts[place % facts.length]];
    if (fact) yield withDemoFigures(copy === 0 ? fact : { ...fact, mpn: `${fact.mpn}-C${copy}`, wellKnown: false }, today);
  }
}
