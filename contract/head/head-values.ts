import { headOf } from '#contract/pages/all-heads.ts';
import type { QueryText } from '#contract/query-text.ts';
import type { HeadSource } from './head-source.ts';

/** Values for the texts of `head.json`. */
export function headValues(source: HeadSource): Record<string, string> {
  const { match, search, site, record } = source;
  return {
    ...match.params,
    ...numberIn(search),
    ...headOf(match.row).values?.(source),
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
