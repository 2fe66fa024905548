import { useMemo } from 'react';
import type { Category } from '#contract/api/part.ts';
import { useGetManufacturersQuery } from '#src/api/catalog.ts';
import { useGetCategoriesQuery } from '#src/api/navigation.ts';

/** Levels of categories, all of them. */
const depth = 5;
/** Makers at once; a name that is not among them can still be typed. */
const mostMakers = 500;

/** A category or a maker: what its address calls it, and its name. */
export interface ScopeChoice {
  web_url: string;
  name: string;
}

function flat(categories: readonly Category[]): Category[] {
  return categories.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

/** The categories and makers that something can be narrowed to. */
export function useScopeChoices(): { categories: readonly ScopeChoice[]; makers: readonly ScopeChoice[] } {
  const { data: tree } = useGetCategoriesQuery({ depth });
  const { data: known } = useGetManufacturersQuery({ page_size: mostMakers });
  const categories = useMemo(() => flat(tree?.list ?? []), [tree]);
  return { categories, makers: known?.list ?? [] };
}

/** What addresses call them, offered by their names while somebody types into a field that names this with `list`. */
export function ScopeChoices({ id, list }: { id: string; list: readonly ScopeChoice[] }) {
  return (
    <datalist id={id}>
      {list.map(({ web_url, name }) => (
        <option key={web_url} value={web_url}>
          {name}
        </option>
      ))}
    </datalist>
  );
}
