import { toSlug } from '#server/catalogue/slug.ts';
import type { FactValue } from './facts.ts';

/**
 * Parameters that are English texts in the facts, and the one category whose parts state them: the shop holds them as options there,
 * whose names are in every language.
 */
export const translatedTexts: ReadonlyMap<string, string> = new Map([['functionText', 'logic-ics']]);

/** The same values with texts as the keys of their options. */
export function withOptionKeys(attributes: Record<string, FactValue>): Record<string, FactValue> {
  return Object.fromEntries(
    Object.entries(attributes).map(([key, value]) => [key, translatedTexts.has(key) && typeof value === 'string' ? toSlug(value) : value]),
  );
}
