/** Whether the filters in a text's link to a category fit the demo catalog. */
import type { Filter } from '#contract/api/part.ts';
import { listingQuery, parametersOf } from '#contract/listing/listing-query.ts';
import { expandCatalog, type FactPart } from '#demo-catalog/expand.ts';
import type { FactValue } from '#demo-catalog/facts.ts';
import { demoReference } from '#demo-catalog/reference.ts';
import { readCategoryLink } from '#server/content/category-link.ts';

const { categories, attributes } = demoReference();
const attributeByKey = new Map(attributes.map((one) => [one.key, one]));
const partsOf = Map.groupBy(expandCatalog(), ({ category }) => category);
/** Figures that differ by less, relative to their size, are equal (`docs/api.md` section 4). */
const sameWithin = 1e-9;

/** The filters of a link to a category that it does not have, or that none of its parts passes. */
export function brokenFilters(link: string): string[] {
  const read = readCategoryLink(link);
  if (!read) return [];
  const { listing, slug } = read;
  const own = (categories.find((one) => one.slug === slug)?.attributes ?? []).flatMap(({ key, facet }) => {
    const attribute = attributeByKey.get(key);
    return attribute && facet !== null ? [attribute] : [];
  });
  const { fields, issues } = listingQuery(listing, parametersOf(own));
  const filters = fields.filters ?? [];
  const unknown = Object.keys(listing.filters).filter((key) => !filters.some((filter) => filter.key === key));
  const inCategory = partsOf.get(slug) ?? [];
  const missing = filters.flatMap((filter) => {
    const values = inCategory.map((part) => valueOf(part, filter.key));
    const options = filter.in?.filter((option) => !values.some((value) => String(value) === option)) ?? [];
    return filter.in || values.some((value) => isWithin(value, filter)) ? options : [filter.key];
  });
  const passing = inCategory.filter((part) => filters.every((filter) => isWithin(valueOf(part, filter.key), filter)));
  return [...unknown, ...issues.map(({ key, code }) => `${key} ${code}`), ...missing, ...(passing.length === 0 ? ['no part'] : [])];
}

function valueOf({ manufacturer, package: packageName, attributes: values }: FactPart, key: string): FactValue | null {
  if (key === 'manufacturer') return manufacturer;
  return key === 'package' ? packageName : (values[key] ?? null);
}

/** A part's range, such as that of its supply, contains what is asked for. */
function isWithin(value: FactValue | null, { in: options, bool, min, max }: Filter): boolean {
  if (value === null) return false;
  if (options) return options.includes(String(value));
  if (typeof bool === 'boolean') return value === bool;
  if (Array.isArray(value)) return value[0] <= Number(min ?? max) && value[1] >= Number(max ?? min);
  const [low, high] = [Number(min ?? -Infinity), Number(max ?? Infinity)];
  return typeof value === 'number' && value >= low * (1 - sameWithin) && value <= high * (1 + sameWithin);
}
