/** What search engines and previews are told of a page beside its title, from the answers to the calls that it makes. */
import type { Thing } from 'schema-dts';
import { headOf } from '#contract/pages/all-heads.ts';
import type { AnyRoute } from '#contract/routes/table.ts';
import { breadcrumbData } from '#contract/structured-data/breadcrumb.ts';
import { itemListData } from '#contract/structured-data/item-list.ts';
import type { PageView, RowFacts } from './row-facts.ts';

export interface PageFacts extends Pick<RowFacts, 'seo' | 'image' | 'type'> {
  /** A listing that lists nothing has no place among search results. */
  isEmpty: boolean;
  data: Thing[];
}

/** Longest list that is told. */
const toldItems = 50;

/** Facts of a row's page; what the store did not tell is left out. */
export function pageFacts(row: Pick<AnyRoute, 'page'>, view: PageView): PageFacts {
  const { above = [], name = view.heading, items, things = [], seo, type, image } = headOf(row).facts?.(view) ?? {};
  const list = items ? itemListData(items.list.slice(0, toldItems), view.place, items.first) : null;
  return {
    isEmpty: items?.list.length === 0,
    data: [...things, list, breadcrumbData(above, name, view.place)].filter((thing) => thing !== null),
    ...(seo && { seo }),
    ...(type && { type }),
    ...(image && { image }),
  };
}
