import type { AttributeDefinition, ProductAttribute } from '#contract/api/part.ts';
import type { AttributeValue } from '#server/db/schema.ts';
import { attributeText } from './attribute-text.ts';
import type { AttributeEntry, CategoryAttribute, CategoryEntry } from '#server/search/reference.ts';
import { type View, inWords } from './view.ts';

/** One parameter of a part; null where the value does not fit the parameter's kind. */
function showAttribute(view: View, attribute: AttributeEntry, value: AttributeValue): ProductAttribute {
  const [low, high] = Array.isArray(value) ? value : [null, null];
  return {
    key: attribute.key,
    name: inWords(view, attribute.names),
    kind: attribute.kind,
    unit: attribute.unit,
    si: typeof value === 'number' ? value : null,
    si_min: low,
    si_max: high,
    option: attribute.kind === 'option' && typeof value === 'string' ? value : null,
    bool: typeof value === 'boolean' ? value : null,
    text: attributeText(view, attribute, value),
  };
}

/** A part's known parameters in the order of its category; `isWanted` chooses among them. */
export function showAttributes(
  view: View,
  category: CategoryEntry,
  values: Record<string, AttributeValue>,
  isWanted: (use: CategoryAttribute) => boolean = () => true,
): ProductAttribute[] {
  return category.attributes.filter(isWanted).flatMap(({ attribute }) => {
    const value = values[attribute.key];
    return value === undefined ? [] : [showAttribute(view, attribute, value)];
  });
}

/** What a category measures, for its table and filters. */
export function showDefinitions(view: View, category: CategoryEntry): AttributeDefinition[] {
  return category.attributes.map(({ attribute, facet, column, position }) => ({
    key: attribute.key,
    name: inWords(view, attribute.names),
    kind: attribute.kind,
    unit: attribute.unit,
    filterable: facet !== null,
    comparable: true,
    column,
    position,
    ...(attribute.kind === 'option' ? { options: attribute.options.map(({ key, names }) => ({ key, name: inWords(view, names) })) } : {}),
  }));
}
