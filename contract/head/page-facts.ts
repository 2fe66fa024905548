/** What search engines and previews are told of a page beside its title, from the answers to the calls that it makes. */
import type { Thing } from 'schema-dts';
import type { RouteName } from '#contract/routes/table.ts';
import { catalogFacts } from './catalog-facts.ts';
import { contentFacts } from './content-facts.ts';
import { breadcrumbData } from '#contract/structured-data/breadcrumb.ts';
import { itemListData } from '#contract/structured-data/item-list.ts';
import { shopFacts } from './shop-facts.ts';
import type { PageView, RowFacts } from './row-facts.ts';

export interface PageFacts extends Pick<RowFacts, 'seo' | 'image' | 'type'> {
  /** A listing that lists nothing has no place among search results. */
  isEmpty: boolean;
  data: Thing[];
}

/** Longest list that is told. */
const toldItems = 50;

const byRow: Partial<Record<RouteName, (view: PageView) => RowFacts>> = { ...shopFacts, ...catalogFacts, ...contentFacts };

/** Facts of a row's page; what the store did not tell is left out. */
export function pageFacts(row: RouteName, view: PageView): PageFacts {
  const { above = [], name = view.heading, items, things = [], seo, type, image } = byRow[row]?.(view) ?? {};
  const list = items ? itemListData(items.list.slice(0, toldItems), view.place, items.first) : null;
  return {
    isEmpty: items?.list.length === 0,
    data: [...things, list, breadcrumbData(above, name, view.place)].filter((thing) => thing !== null),
    ...(seo && { seo }),
    ...(type && { type }),
    ...(image && { image }),
  };
}
