/** Whether a part may be taken in place of another without being asked about: the same kind, housing and function, and nothing that is worse. */
import type { ProductAttribute, ProductListItem } from '#contract/api/part.ts';
import { type ComparedPart, type Value, compareParts } from '#server/rules/stand-in.ts';

type Part = Pick<ProductListItem, 'category' | 'package' | 'attributes'>;

export function standsIn(one: Part, other: Part): boolean {
  const slug = other.category.web_url;
  if (one.category.web_url !== slug) return false;
  const attributes = other.attributes.map(({ key, unit }) => ({ key, unit, column: true }));
  const { isOther, isMet } = compareParts(comparedOf(other), comparedOf(one), { slug, attributes });
  return isMet && !isOther;
}

function comparedOf({ package: housing, attributes }: Part): ComparedPart {
  const known = attributes.flatMap((attribute) => {
    const value = valueOf(attribute);
    return value === null ? [] : [[attribute.key, value] as const];
  });
  return { package: housing, attributes: Object.fromEntries(known) };
}

function valueOf({ kind, option, bool, text, si, si_min: least, si_max: most }: ProductAttribute): Value | null {
  if (kind === 'option') return option;
  if (kind === 'boolean') return bool;
  if (kind === 'text') return text;
  if (kind === 'range') return least === null || most === null ? null : [least, most];
  return si;
}
