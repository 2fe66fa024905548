import type { ProductAttribute, ProductListItem } from '#contract/api/part.ts';
import { type Value, compareParts } from '#server/rules/stand-in.ts';

type Part = Pick<ProductListItem, 'category' | 'package' | 'attributes'>;

/** Whether a part may be taken in place of another without being asked about: the same kind in the same package, and nothing that is shown of it is worse. */
export function standsIn(one: Part, other: Part): boolean {
  const { web_url: slug } = other.category;
  if (one.category.web_url !== slug) return false;
  const attributes = other.attributes.map(({ key, unit }) => ({ key, unit, column: true }));
  const { isMet, isOther } = compareParts(compared(other), compared(one), { slug, attributes });
  return isMet && !isOther;
}

function compared({ package: name, attributes }: Part) {
  return { package: name, attributes: Object.fromEntries(attributes.map((one) => [one.key, valueOf(one)])) };
}

function valueOf({ option, bool, si, si_min: low, si_max: high, text }: ProductAttribute): Value {
  return option ?? bool ?? si ?? (low === null || high === null ? text : [low, high]);
}
