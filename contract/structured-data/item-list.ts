import type { ItemListLeaf, ListItemLeaf } from 'schema-dts';
import type { Step } from './breadcrumb.ts';
import type { Place } from './place.ts';

/** The pages that a listing leads to, in its order; null for an empty one. */
export function itemListData(items: readonly Step[], place: Place, first = 1): ItemListLeaf | null {
  if (items.length === 0) return null;
  const listItems = items.map(({ name, path }, index): ListItemLeaf => ({
    '@type': 'ListItem',
    position: first + index,
    name,
    url: place.address(path),
  }));
  return { '@type': 'ItemList', url: place.url, numberOfItems: items.length, itemListElement: listItems };
}
