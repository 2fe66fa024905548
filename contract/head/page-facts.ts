/** What search engines and previews are told of a page beside its title, from the answers to the calls that it makes. */
import type { Thing } from 'schema-dts';
import type { ImageSet, Seo } from '#contract/api/part.ts';
import type { RouteName } from '#contract/routes/table.ts';
import { breadcrumbData, type Step } from '#contract/structured-data/breadcrumb.ts';
import { catalogFacts } from './catalog-facts.ts';
import { contentFacts } from './content-facts.ts';
import { itemListData } from '#contract/structured-data/item-list.ts';
import type { Place } from '#contract/structured-data/place.ts';
import type { HeadWords } from './head-words.ts';
import type { ReadAnswer } from './read-answers.ts';
import { shopFacts } from './shop-facts.ts';

export interface PageView {
  params: Readonly<Record<string, string>>;
  read: ReadAnswer;
  place: Place;
  /** The page's own heading. */
  heading: string;
  /** Section of `head.json` -> heading of its page. */
  say: (section: string) => string;
  /** Name of a calculator -> its title and summary. */
  tool: HeadWords['tool'];
}

export interface RowFacts {
  /** What the store wrote for the head. */
  seo?: Seo;
  type?: 'article' | 'product';
  image?: ImageSet | null;
  /** Pages between the first one and this. */
  above?: readonly Step[];
  name?: string;
  /** Pages that a listing leads to; `first` is the place of the first one among all pages of the listing. */
  items?: { list: readonly Step[]; first?: number };
  things?: readonly (Thing | null)[];
}

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
