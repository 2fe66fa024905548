import type { ResolvedPart } from './resolve-part.ts';

/** A value that parts are filtered by, as a row of `product_facet` holds it. */
export interface FacetValue {
  attributeId: number;
  optionId: number | null;
  low: number | null;
  high: number | null;
}

/** Only parameters that one can filter by; a boolean counts as 0 or 1. */
export function facetValues({ category, attributes }: Pick<ResolvedPart, 'category' | 'attributes'>): FacetValue[] {
  return category.attributes.flatMap(({ attribute, facet }): FacetValue[] => {
    const value = attributes[attribute.key];
    if (facet === null || value === undefined || attribute.kind === 'text') return [];
    if (typeof value === 'string') {
      const option = attribute.options.find(({ key }) => key === value);
      return [{ attributeId: attribute.id, optionId: option?.id ?? null, low: null, high: null }];
    }
    const [low, high] = Array.isArray(value) ? value : [Number(value), Number(value)];
    return [{ attributeId: attribute.id, optionId: null, low, high }];
  });
}
