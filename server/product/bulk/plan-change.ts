/** What a change makes of one part. */
import type { BulkChange, RefusedPart } from '#contract/api/admin/bulk.ts';
import type { PartState } from '#server/db/schema.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';
import { invalidField } from '#server/kernel/store-error.ts';
import type { BulkPart } from './read-parts.ts';

export interface PlannedPart {
  part: BulkPart;
  before: PartState;
  after: PartState;
}

export interface Plan {
  changed: PlannedPart[];
  unchanged: number;
  refused: RefusedPart[];
}

/** Fields of a state that a part has as it is. */
export function stateOf(part: BulkPart, like: PartState): PartState {
  return Object.fromEntries(Object.keys(like).map((name) => [name, part[name as keyof PartState]])) as PartState; // the same names
}

/** The same values, whatever the order of their names. */
export function isSameState(one: PartState, other: PartState): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, inOrder(inner)]);
}

/** Rounded half up to a millionth, exactly; a price never becomes nothing. */
export function changedPrice(micros: number, percentBp: number): number {
  if (micros === 0) return 0;
  const hundredths = BigInt(micros) * BigInt(10_000 + percentBp);
  return Number((hundredths + 5000n) / 10_000n) || 1;
}

const mostMicros = 999_999_999_999_999;

/** What the change makes of a part; null where a price would be larger than prices are. Names that the shop does not have are refused. */
export function planner(reference: Reference, change: BulkChange): (part: BulkPart) => PartState | null {
  if (change.field === 'price') {
    return ({ prices }) => {
      const next = Object.fromEntries(
        Object.entries(prices).map(([key, micros]) => [key, micros.map((one) => changedPrice(one, change.percent_bp))]),
      );
      return Object.values(next).some((micros) => micros.some((one) => one > mostMicros)) ? null : { prices: next };
    };
  }
  if (change.field === 'category') {
    const category = leafOf(reference, change.value);
    return ({ attributes }) => ({ categoryId: category.id, attributes: keptAttributes(category, attributes) });
  }
  if (change.field === 'manufacturer') {
    const maker = reference.manufacturerBySlug.get(change.value);
    if (!maker) throw invalidField('change.value', { code: 'not_allowed' });
    return () => ({ makerId: maker.id });
  }
  return () => ({ [change.field]: change.value });
}

function leafOf(reference: Reference, slug: string): CategoryEntry {
  const category = reference.categoryBySlug.get(slug);
  if (!category || category.children.length > 0) throw invalidField('change.value', { code: 'not_allowed' });
  return category;
}

function keptAttributes(category: CategoryEntry, attributes: BulkPart['attributes']): BulkPart['attributes'] {
  const known = new Set(category.attributes.map(({ attribute }) => attribute.key));
  return Object.fromEntries(Object.entries(attributes).filter(([key]) => known.has(key)));
}
