import * as z from 'zod/mini';
import { toolNames } from '#calculators/names.ts';
import { getCategory, getManufacturer } from '#contract/api/catalog.ts';
import type { QueryText } from '#contract/query-text.ts';
import type { RouteMatch } from '#contract/routes/match.ts';
import type { HeadWords } from './head-words.ts';
import type { ReadAnswer } from './read-answers.ts';
import type { RecordWords } from './record-words.ts';

/** What the head of a page is made from. */
export interface HeadSource {
  match: RouteMatch;
  search: QueryText;
  /** The shop's name. */
  site: string;
  words: HeadWords;
  /** The answers to the calls that the page makes. */
  read: ReadAnswer;
  record: RecordWords;
}

const maker = z.object({ name: z.string() });
const inCategory = z.object({ category: maker });

/** Values for the texts of `head.json`. */
export function headValues({ match: { row, params }, search, site, words, read, record }: HeadSource): Record<string, string> {
  return {
    ...params,
    ...numberIn(search),
    ...makerValues(row.name, read),
    ...toolValues(words, row.name, params),
    ...record.names,
    ...(record.text === '' ? {} : { about: record.text }),
    site,
  };
}

/** The order's number that its pages take from the query; anything that is not written like one is left out. */
function numberIn(search: QueryText): Record<string, string> {
  const number = search.get('order_no') ?? '';
  return /^[\w-]{1,40}$/.test(number) ? { number } : {};
}

/** For the pages with a maker's parts of one category; none for others. */
function makerValues(route: string, read: ReadAnswer): Record<string, string> {
  if (route !== 'manufacturers-brand_web_url-category_web_url') return {};
  const manufacturer = read(getManufacturer, maker)?.name;
  const category = read(getCategory, inCategory)?.category.name;
  return { ...(manufacturer !== undefined && { manufacturer }), ...(category !== undefined && { category }) };
}

/** For the calculators' pages: how many there are, and the title and summary of the one on the page; none for others. */
function toolValues(words: HeadWords, route: string, params: Readonly<Record<string, string>>): Record<string, string> {
  if (route === 'tool') return { count: String(toolNames.length) };
  const tool = route === 'tool-ToolName' ? words.tool(params['ToolName'] ?? '') : undefined;
  return tool ? { name: tool.title, summary: tool.summary } : {};
}
