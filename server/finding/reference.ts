/** What changes rarely and is needed by every answer: categories, parameters, makers, outlines, rates. Held in memory, reread now and then. */
import type { AttributeDefinition, Manufacturer, Outline } from '#contract/api/part.ts';
import type { Unit } from '#contract/units.ts';
import type { Database } from '#server/db/client.ts';
import { carryOver } from './held-columns.ts';
import { readReference } from './reference-rows.ts';

/** Language -> text. */
export type Texts = Partial<Record<string, string>>;

export interface OptionEntry {
  id: number;
  key: string;
  names: Texts;
}

export interface AttributeEntry {
  id: number;
  key: string;
  kind: AttributeDefinition['kind'];
  unit: Unit;
  names: Texts;
  options: OptionEntry[];
}

export interface CategoryAttribute {
  attribute: AttributeEntry;
  facet: 'range' | 'choice' | null;
  column: boolean;
  position: number;
}

export interface CategoryEntry {
  id: number;
  slug: string;
  parentId: number | null;
  /** Ids from the root to itself. */
  path: number[];
  position: number;
  defaultSort: string;
  /** Other words by which people look for it, in any language. */
  synonyms: string[];
  names: Texts;
  itemNames: Texts;
  descriptions: Texts;
  /** By position; only leaves have some. */
  attributes: CategoryAttribute[];
  children: CategoryEntry[];
  /** Ids of itself and everything below. */
  family: number[];
}

export interface ManufacturerEntry {
  id: number;
  slug: string;
  name: string;
  country: string | null;
  homepage: string | null;
  aliases: string[];
  descriptions: Texts;
  featured: Manufacturer['featured'];
}

/** How many visible parts a maker has in a category and package. */
export interface CensusRow {
  categoryId: number;
  manufacturerId: number;
  package: string | null;
  packageId: string | null;
  count: number;
}

export interface Reference {
  categories: Map<number, CategoryEntry>;
  categoryBySlug: Map<string, CategoryEntry>;
  /** Top level, by position. */
  roots: CategoryEntry[];
  attributes: Map<number, AttributeEntry>;
  attributeByKey: Map<string, AttributeEntry>;
  manufacturers: Map<number, ManufacturerEntry>;
  manufacturerBySlug: Map<string, ManufacturerEntry>;
  outlines: Map<string, Outline>;
  /** Units of a currency for one of the base currency, in millionths. */
  rates: Map<string, number>;
  census: CensusRow[];
}

interface Held {
  reference: Promise<Reference>;
  readAt: number;
}

const held = new WeakMap<Database, Held>();

/**
 * The reference data, at most `maxAgeMs` old when it is asked for often. While it is reread, callers get the copy at hand;
 * with 0 every caller waits for a fresh one.
 */
export function referenceOf(db: Database, maxAgeMs: number): Promise<Reference> {
  const now = performance.now();
  const kept = held.get(db);
  if (!kept || maxAgeMs === 0) return hold(db, now, readReference(db));
  if (now - kept.readAt > maxAgeMs) {
    kept.readAt = now;
    // A failed reread keeps the copy at hand; the query that follows tells what is wrong with the database.
    refresh(db, kept).catch(() => {});
  }
  return kept.reference;
}

async function refresh(db: Database, kept: Held): Promise<void> {
  const old = await kept.reference;
  const fresh = await readReference(db);
  await carryOver(db, old, fresh);
  kept.reference = Promise.resolve(fresh);
}

/** Rereads at once: for a row that names something the copy does not know yet. */
export function rereadReference(db: Database): Promise<Reference> {
  return hold(db, performance.now(), readReference(db));
}

function hold(db: Database, readAt: number, reference: Promise<Reference>): Promise<Reference> {
  held.set(db, { reference, readAt });
  reference.catch(() => held.delete(db));
  return reference;
}
