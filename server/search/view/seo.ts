import type { Seo } from '#contract/api/part.ts';
import { categoryPath as pathBelow } from '#contract/routes/category-path.ts';
import type { CategoryEntry, Reference } from '#server/search/reference.ts';
import type { View } from './view.ts';

/** Head texts of a page in the view's language. Addresses, alternates and structured data are made by the edge, which knows the hosts. */
export function makeSeo(view: View, kind: 'category' | 'manufacturer' | 'product' | 'home', canonical: string, values: SeoValues): Seo {
  const formatted = new Intl.NumberFormat(view.tag).format(values.count ?? 0);
  const all = { ...values, formatted };
  return {
    title: view.say(`seo.${kind}_title`, all),
    description: view.say(`seo.${kind}_description`, all),
    canonical,
    noindex: false,
  };
}

interface SeoValues {
  name?: string;
  mpn?: string;
  manufacturer?: string;
  description?: string;
  count?: number;
}

/** The one address of a category: below the branch that it belongs to. */
export function categoryPath({ categories }: Reference, { slug, parentId }: CategoryEntry): string {
  const parent = parentId === null ? undefined : categories.get(parentId);
  return pathBelow(slug, parent?.slug);
}
