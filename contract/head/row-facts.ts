import type { Thing } from 'schema-dts';
import type { ImageSet, Seo } from '#contract/api/part.ts';
import type { Step } from '#contract/structured-data/breadcrumb.ts';
import type { Place } from '#contract/structured-data/place.ts';
import type { RouteName } from '#contract/routes/table.ts';
import type { HeadSource } from './head-source.ts';
import type { HeadWords } from './head-words.ts';
import type { ReadAnswer } from './read-answers.ts';

export interface PageView {
  /** One page may stand in several rows. */
  row: RouteName;
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

/** What `contract/pages/<area>/<Page>.head.ts` holds. */
export interface PageHead {
  /** Values for the texts of `head.json`, beside the record's own. */
  values?: (source: HeadSource) => Record<string, string>;
  facts?: (view: PageView) => RowFacts;
}
