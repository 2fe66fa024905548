/**
 * The one door to the parts of the catalog: what lists, facets, searches, suggestions and bills ask. Who answers is known to
 * `held-catalog.ts` alone, which opens it. What a keyword means, what things are called and how an answer looks is decided before and
 * after it, once for all engines.
 */
import type { Lifecycle, Packaging } from '#contract/api/part.ts';
import type { Micros } from '#contract/money.ts';
import type { Page } from '#server/http/list-query.ts';
import type { Changes } from './current/read-changes.ts';
import type { PartNumbers, PartWords } from './part-words.ts';
import type { Predicate, Pricing } from './predicate.ts';
import type { CategoryEntry, ManufacturerEntry } from './reference.ts';

/** Parts that a list is of, before filters narrow it. */
export interface PartSet {
  /** Within this branch of the tree. */
  category: CategoryEntry | null;
  manufacturer: ManufacturerEntry | null;
  /** What picks them out of category and maker; all of it holds. */
  within: readonly Predicate[];
}

/** A facet's counts leave out the conditions of its own key. */
export interface KeyedPredicate {
  key: string;
  predicate: Predicate;
}

/** A part has the points of each predicate that is true of it. */
export interface Points {
  predicate: Predicate;
  points: number;
}

/** One thing to sort by; parts without a value come last in either direction. */
export type SortKey = { direction: 1 | -1 } & (
  | { by: 'available' | 'popularity' | 'number' | 'number_length' | 'created' }
  | { by: 'price'; at: Pricing }
  /** Figures by their size, options in the order of their list; by the ids of a leaf category and one of its parameters. */
  | { by: 'parameter'; category: number; attribute: number }
  | { by: 'points'; of: readonly Points[] }
  /** By the part's id; 0 for those that are not there. */
  | { by: 'given'; values: ReadonlyMap<number, number> }
);

/** One value of a parameter: a number in `low`, a range in both ends, an option by its id. */
export interface ParameterValue {
  low: number | null;
  high: number | null;
  optionId: number | null;
}

export interface ParameterCounts {
  /** All that the category has, ascending, options in the order of their list; 0 where none is counted. */
  values: (ParameterValue & { count: number })[];
  /** Parts without a value. */
  missing: number;
  /** Whether all parts of the category have the same. */
  isUniform: boolean;
}

export interface PriceCounts {
  min: Micros;
  max: Micros;
  /** By fifths of a decade: `floor(5 · log10(price))`, a price of nothing as one millionth. */
  steps: ReadonlyMap<number, number>;
  /** Parts without a price. */
  missing: number;
}

export type Flag = 'in_stock' | 'rohs' | 'has_datasheet';

/** How parts are spread: each counts those that meet the conditions of all keys but its own. What is not there counts none. */
export interface FacetCounts {
  /** By id; empty inside a leaf. */
  category: ReadonlyMap<number, number>;
  /** By id; empty for the parts of one maker. */
  manufacturer: ReadonlyMap<number, number>;
  /** By name; null for those without. */
  package: ReadonlyMap<string | null, number>;
  lifecycle: ReadonlyMap<Lifecycle, number>;
  packaging: ReadonlyMap<Packaging, number>;
  flags: Record<Flag, number>;
  /** Null where no part has a price. */
  price: PriceCounts | null;
  /** By attribute id, those of a leaf. */
  parameters: ReadonlyMap<number, ParameterCounts>;
  /** What some part of the set has, whatever the conditions: for the life cycle, one that is known. */
  occurring: Record<Flag | 'lifecycle', boolean>;
}

/** What is known of a part without asking the database. */
export interface PartFacts {
  /** Id. */
  category: number;
  /** Id. */
  manufacturer: number;
  package: string | null;
}

/** By part id. */
export type ByPart<Value> = ReadonlyMap<number, Value>;

/** One state of the parts: a call works with one to its end. */
export interface PartIndex extends PartNumbers, PartWords {
  count(set: PartSet, conditions?: readonly KeyedPredicate[]): Promise<number>;
  /** Whether a set has any part, which an engine may know before it has counted them. */
  hasAny(set: PartSet): Promise<boolean>;
  /** Ids of one page, equal ones by their id, and the number of all. */
  list(set: PartSet, conditions: readonly KeyedPredicate[], sorting: readonly SortKey[], page: Page): Promise<Listed>;
  /** The same of the first so many, for whom the number of all is nothing: an engine need not look at each part for it. */
  first(set: PartSet, conditions: readonly KeyedPredicate[], sorting: readonly SortKey[], size: number): Promise<number[]>;
  /** Those of the ids that are in the set. */
  among(set: PartSet, ids: readonly number[]): Promise<ReadonlySet<number>>;
  /** Parts that meet all conditions, by the id of their category. */
  countCategories(set: PartSet, conditions: readonly KeyedPredicate[]): Promise<ReadonlyMap<number, number>>;
  countFacets(set: PartSet, conditions: readonly KeyedPredicate[], pricing: Pricing): Promise<FacetCounts>;
  /** Which of at most 30 predicates parts of the set fail, as bits from the first one on: each combination that occurs, once. */
  failures(set: PartSet, predicates: readonly Predicate[]): Promise<number[]>;
  /** Without those that are hidden, or came a moment ago. */
  factsOf(ids: readonly number[]): Promise<ByPart<PartFacts>>;
  /** The filterable parameters of parts, by attribute id. */
  parametersOf(ids: readonly number[]): Promise<ByPart<ReadonlyMap<number, ParameterValue>>>;
  /** Reads what the first calls would wait for, until the signal aborts. */
  readAhead(signal: AbortSignal): Promise<void>;
  /** The index after some changes: the same when they are of no part. */
  after(changes: Changes): Promise<PartIndex>;
}

export interface Listed {
  ids: number[];
  found: number;
}
