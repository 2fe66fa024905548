/** What changes rarely and is needed by every answer: categories, parameters, makers, outlines, rates. Held in memory, reread now and then. */
import type { AttributeDefinition, Manufacturer, Outline, ParsedFilter } from '#contract/api/part.ts';
import type { Unit } from '#contract/units.ts';
import { beyondCall } from '#server/db/call-scope.ts';
import type { Database } from '#server/db/client.ts';
import type { PictureRow } from '#server/image/picture-address.ts';
import { carryOver } from './held-columns.ts';
import { carryIntents } from './intent-catalogue.ts';
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
  picture: PictureRow | null;
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
  logo: PictureRow | null;
}

/** How many visible parts a maker has in a category and package. */
export interface CensusRow {
  categoryId: number;
  manufacturerId: number;
  package: string | null;
  packageId: string | null;
  count: number;
}

/** The parts that a component guide is about, as its author chose them. */
export interface GuideEntry {
  category: CategoryEntry;
  filters: ParsedFilter[];
}

export interface Reference {
  categories: Map<number, CategoryEntry>;
  categoryBySlug: Map<string, CategoryEntry>;
  /** Top level, by position. */
  roots: CategoryEntry[];
  attributes: Map<number, AttributeEntry>;
  attributeByKey: Map<string, AttributeEntry>;
  manufacturers: Map<number, ManufacturerEntry>;
  /** By the slugs of merged makers, too. */
  manufacturerBySlug: Map<string, ManufacturerEntry>;
  outlines: Map<string, Outline>;
  /** Units of a currency for one of the base currency, in millionths. */
  rates: Map<string, number>;
  census: CensusRow[];
  /** Ids of the makers that a supplier delivers, by its slug. */
  suppliers: Map<string, number[]>;
  guides: Map<string, GuideEntry>;
}

interface Held {
  reference: Promise<Reference>;
  readAt: number;
  rereading: Promise<void> | null;
}

const held = new WeakMap<Database, Held>();

/**
 * The reference data, at most twice `maxAgeMs` old. While it is reread after that age, callers get the copy at hand; when
 * nobody has asked for long, or with 0, they wait for a fresh one.
 */
export async function referenceOf(db: Database, maxAgeMs: number): Promise<Reference> {
  const kept = held.get(db);
  if (!kept || maxAgeMs === 0)
    return hold(
      db,
      beyondCall(() => readReference(db)),
    );
  const age = performance.now() - kept.readAt;
  if (age > maxAgeMs) kept.rereading ??= beyondCall(() => refresh(db, kept));
  if (age > 2 * maxAgeMs) await kept.rereading;
  return kept.reference;
}

/** A failed reread keeps the copy at hand; the query that follows tells what is wrong with the database. */
async function refresh(db: Database, kept: Held): Promise<void> {
  const readAt = performance.now();
  try {
    const old = await kept.reference;
    const fresh = await readReference(db);
    await carryOver(db, old, fresh);
    await carryIntents(old, fresh);
    Object.assign(kept, { reference: Promise.resolve(fresh), readAt });
  } catch {
    kept.readAt = readAt;
  } finally {
    kept.rereading = null;
  }
}

/** Rereads at once: for a row that names something the copy does not know yet. */
export function rereadReference(db: Database): Promise<Reference> {
  return hold(
    db,
    beyondCall(() => readReference(db)),
  );
}

function hold(db: Database, reference: Promise<Reference>): Promise<Reference> {
  held.set(db, { reference, readAt: performance.now(), rereading: null });
  // Whoever waits for it sees the failure; the next one asks anew.
  reference.catch(() => held.delete(db));
  return reference;
}
