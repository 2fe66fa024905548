/** Whether a part may be taken in place of another without being asked about: the same kind, housing and function, and nothing that is worse. */
import type { ProductAttribute, ProductListItem } from '#contract/api/part.ts';
import { bindingOf } from '#server/rules/parameter-direction.ts';
import { comparePackages, heldPackage } from './compare-packages.ts';

type Part = Pick<ProductListItem, 'category' | 'package' | 'attributes'>;

export function standsIn(one: Part, other: Part): boolean {
  const category = other.category.web_url;
  if (one.category.web_url !== category || !isSamePackage(one, other, category)) return false;
  return other.attributes.every((asked) => {
    const held = one.attributes.find(({ key }) => key === asked.key);
    return held !== undefined && isAsGood(category, held, asked);
  });
}

/** What is not known is not the same. */
function isSamePackage(one: Part, other: Part, category: string): boolean {
  if (one.package === null || other.package === null) return false;
  return (
    one.package === other.package || comparePackages(heldPackage(one.package, category), heldPackage(other.package, category)) === 'same'
  );
}

const nearly = 1e-9;

function isAsGood(category: string, held: ProductAttribute, asked: ProductAttribute): boolean {
  const { key, kind, unit } = asked;
  if (kind === 'option') return held.option === asked.option;
  if (kind === 'boolean') return held.bool === asked.bool;
  if (kind === 'text') return held.text === asked.text;
  if (kind === 'range') return covers(held, asked);
  if (held.si === null || asked.si === null) return false;
  const slack = Math.abs(asked.si) * nearly;
  const binding = bindingOf(category, key, unit);
  if (binding === 'at_least') return held.si >= asked.si - slack;
  if (binding === 'at_most') return held.si <= asked.si + slack;
  return Math.abs(held.si - asked.si) <= slack;
}

function covers(held: ProductAttribute, asked: ProductAttribute): boolean {
  if (held.si_min === null || held.si_max === null || asked.si_min === null || asked.si_max === null) return false;
  return held.si_min <= asked.si_min && held.si_max >= asked.si_max;
}
