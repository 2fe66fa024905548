/** What changes rarely and is needed by every answer: categories, parameters, makers, outlines, rates. Held in memory, reread now and then. */
import type { AttributeDefinition, Manufacturer, Outline } from '#contract/api/catalog.ts';
import type { Unit } from '#contract/units.ts';
import type { Database } from '#server/db/client.ts';
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

/** How old the copy may get before it is reread; a price list that is cached for 30 s at the edge asks for no less. */
const lifetimeMs = 30_000;

interface Held {
  reference: Promise<Reference>;
  readAt: number;
}

const held = new WeakMap<Database, Held>();

/** The reference data, at most half a minute old. While it is reread, callers get the copy at hand. */
export function referenceOf(db: Database): Promise<Reference> {
  const now = performance.now();
  const kept = held.get(db);
  if (!kept) return hold(db, now, readReference(db));
  if (now - kept.readAt > lifetimeMs) {
    kept.readAt = now;
    // A failed reread keeps the copy at hand; the query that follows tells what is wrong with the database.
    readReference(db).then(
      (fresh) => (kept.reference = Promise.resolve(fresh)),
      () => {},
    );
  }
  return kept.reference;
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
