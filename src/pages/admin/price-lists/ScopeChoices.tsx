import { useMemo } from 'react';
import type { Category } from '#contract/api/part.ts';
import { useGetManufacturersQuery } from '#src/api/catalog.ts';
import { useGetCategoriesQuery } from '#src/api/navigation.ts';

/** Levels of categories, all of them. */
const depth = 5;
/** Makers at once; a name that is not among them can still be typed. */
const mostMakers = 500;

function flat(categories: readonly Category[]): Category[] {
  return categories.flatMap((one) => [one, ...flat(one.children ?? [])]);
}

interface ScopeChoicesProps {
  /** Ids of the lists, which fields name with `list`. */
  categories: string;
  makers: string;
}

/** What the addresses call categories and makers, offered by their names while somebody types. */
export function ScopeChoices({ categories, makers }: ScopeChoicesProps) {
  const { data: tree } = useGetCategoriesQuery({ depth });
  const { data: known } = useGetManufacturersQuery({ page_size: mostMakers });
  const all = useMemo(() => flat(tree?.list ?? []), [tree]);
  return (
    <>
      <Choices id={categories} list={all} />
      <Choices id={makers} list={known?.list ?? []} />
    </>
  );
}

function Choices({ id, list }: { id: string; list: readonly { web_url: string; name: string }[] }) {
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
