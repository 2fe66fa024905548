import { withDemoFigures } from '#demo-catalog/demo-figures.ts';
import { expandCatalog } from '#demo-catalog/expand.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import type { Database } from '#server/db/client.ts';
import { category, product } from '#server/db/schema.ts';
import type { PartRecord } from './part-record.ts';
import { writeParts } from './write-parts.ts';
import { writeReference } from './write-reference.ts';

export interface SeedOptions {
  /** About how many parts; all of them when left out. */
  parts?: number;
  /** The day that demo deliveries are counted from. */
  today?: Date;
  onProgress?: (done: number, total: number) => void;
  /** Called when all is on its way and only the database has work left. */
  onStaged?: (() => void) | undefined;
}

/** Gives a shop without categories those of the demo catalog, with its parameters, makers and outlines. */
export async function ensureCategories(db: Database): Promise<void> {
  const [some] = await db.select({ id: category.id }).from(category).limit(1);
  if (!some) await writeReference(db, demoReference());
}

/** Fills a shop without parts with the demo catalog; one that has parts stays as it is. */
export async function seedDemo(
  db: Database,
  { parts = Infinity, today = new Date(), onProgress, onStaged }: SeedOptions = {},
): Promise<void> {
  const [some] = await db.select({ id: product.id }).from(product).limit(1);
  if (some) return;
  await writeReference(db, demoReference());
  const facts = expandCatalog(parts);
  function* records(): Generator<PartRecord> {
    for (const part of facts) yield withDemoFigures(part, today);
  }
  await writeParts(db, records(), { isFirstFill: true, onStaged, onProgress: (done) => onProgress?.(done, facts.length) });
}
