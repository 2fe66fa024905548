/** What the values of a keyword mean, ready to be listed: in one category, or in several that are as likely. */
import type { ParsedFilter } from '#contract/api/part.ts';
import { allOf } from '#server/search/listing/condition.ts';
import type { Points } from '#server/search/part-index.ts';
import { type Predicate, isAvailable, not } from '#server/search/predicate.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import { type Scope, narrowed } from '#server/search/listing/scope.ts';
import type { View } from '#server/search/view/view.ts';

export interface Understood {
  category: CategoryEntry;
  /** Of the category; words that are no values narrow it as text. */
  scope: Scope;
  filters: ParsedFilter[];
  /** Parts found with all filters. */
  total: number;
}

/** An understanding among others. */
export interface Likely extends Understood {
  score: number;
  isNamed: boolean;
}

export interface Meant {
  /** Of the category; words that are no values narrow it as text, and so do the filters of several categories. */
  scope: Scope;
  /** Still to be applied. */
  filters: ParsedFilter[];
  /** All that was read, as parameters of the category whose parts come first. */
  read: { category: CategoryEntry; filters: ParsedFilter[] };
}

export function meantIn({ category, scope, filters }: Understood): Meant {
  return { scope: { ...scope, rank: nearestFirst(scope, filters) }, filters, read: { category, filters } };
}

const perCategory = 10;
const unavailable = 1000;

/** Parts of all categories in one scope, those of the category that is named itself and has most of them first. */
export function meantInAll(view: View, around: Scope, likely: readonly Likely[]): Meant | null {
  const ordered = likely.toSorted((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.total - a.total);
  const [first] = ordered;
  if (!first) return null;
  const having = ordered.map(({ category, scope, filters }): Predicate => {
    const conditions = allOf(readConditions(view, scope, { filters }));
    return { is: 'all', of: [{ is: 'category', ids: category.family }, ...scope.within, conditions] };
  });
  const rank = ordered.flatMap(({ category, scope, filters }, place): Points[] => [
    ...beyondAsked(scope, filters),
    { predicate: { is: 'category', ids: category.family }, points: place * perCategory },
  ]);
  const scope = { ...narrowed(around, { is: 'some', of: having }), rank: [...rank, notAvailable] };
  return { scope, filters: [], read: { category: first.category, filters: first.filters } };
}

const notAvailable: Points = { predicate: not(isAvailable), points: unavailable };

/** What can be had first, of that the parts that have a rating as it was asked before those that have more. */
function nearestFirst(scope: Scope, filters: readonly ParsedFilter[]): Points[] {
  return [notAvailable, ...beyondAsked(scope, filters), ...scope.rank];
}

/** A point for more than was asked, another for more than twice as much. */
function beyondAsked({ category }: Scope, filters: readonly ParsedFilter[]): Points[] {
  return filters.flatMap(({ key, min, max }): Points[] => {
    const attribute = category?.attributes.find((use) => use.attribute.key === key)?.attribute;
    if (!category || !attribute || min === undefined || max !== undefined) return [];
    return [Number(min) * 1.01, Number(min) * 2].map((above) => ({
      predicate: { is: 'figure', category: category.id, attribute: attribute.id, spans: [{ above }] },
      points: 1,
    }));
  });
}
