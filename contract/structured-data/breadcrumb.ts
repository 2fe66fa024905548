import type { BreadcrumbListLeaf, ListItemLeaf } from 'schema-dts';
import type { Place } from './place.ts';

/** A page on the way to this one. */
export interface Step {
  name: string;
  path: string;
}

/** The way from the first page to this one, whose name comes last; null for the first page itself. */
export function breadcrumbData(above: readonly Step[], name: string, place: Place): BreadcrumbListLeaf | null {
  if (place.url === place.address('/')) return null;
  const steps = [{ name: place.site, path: '/' }, ...above].map((step) => ({ name: step.name, url: place.address(step.path) }));
  return { '@type': 'BreadcrumbList', itemListElement: [...steps, { name, url: place.url }].map(listItemOf) };
}

function listItemOf({ name, url }: { name: string; url: string }, index: number): ListItemLeaf {
  return { '@type': 'ListItem', position: index + 1, name, item: url };
}
