import * as z from 'zod/mini';
import { getCategory, getManufacturer } from '#contract/api/catalog.ts';
import type { ReadAnswer } from './structured-data/read-answers.ts';

const maker = z.object({ name: z.string() });
const inCategory = z.object({ category: maker });

/** Values for `head.json` of the pages with a maker's parts of one category; none for others. */
export function makerValues(route: string, read: ReadAnswer): Record<string, string> {
  if (route !== 'manufacturers-brand_web_url-category_web_url') return {};
  const manufacturer = read(getManufacturer, maker)?.name;
  const category = read(getCategory, inCategory)?.category.name;
  return { ...(manufacturer !== undefined && { manufacturer }), ...(category !== undefined && { category }) };
}
