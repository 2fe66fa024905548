import type { Reference } from '#server/search/reference.ts';

/** Parameters whose cells are quantities. */
export function quantityKeys({ attributes }: Pick<Reference, 'attributes'>): Set<string> {
  return new Set([...attributes.values()].flatMap(({ key, kind }) => (kind === 'number' || kind === 'range' ? [key] : [])));
}
