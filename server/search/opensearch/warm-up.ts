/** Asks what visitors ask, before they do. */
import { defaultSettings } from '#server/kernel/settings.ts';
import type { PartSet } from '#server/search/part-index.ts';
import { type CategoryEntry, type Reference, isLeaf } from '#server/search/reference.ts';
import { countFacets } from './count-facets.ts';
import type { Searches } from './searches.ts';

/** What an engine does a thousand times a second it does slowly at first; it has translated its own code after some calls. */
const rounds = 3;

/**
 * Counts all parts, and those of the category with the most. The first such call translates the script of prices and gives each name its number, and is the
 * slower the more parts there are; a visitor's call ends after 3 s.
 */
export async function warmUp(searches: Searches, reference: Reference, signal: AbortSignal): Promise<void> {
  const sets = [everything, ...largestLeaf(reference).map((category): PartSet => ({ ...everything, category }))];
  const pricing = { currency: defaultSettings.baseCurrency, rateMicros: 1_000_000, quantity: 1 };
  for (let round = 0; round < rounds; round += 1) {
    for (const set of sets) {
      if (signal.aborted) return;
      // oxlint-disable-next-line no-await-in-loop -- one after the other: visitors who come meanwhile go first
      await countFacets(searches, set, [], pricing);
    }
  }
}

const everything: PartSet = { category: null, manufacturer: null, within: [] };

/** None in a shop without parts. */
function largestLeaf({ census, categories }: Reference): CategoryEntry[] {
  const parts = new Map<number, number>();
  for (const { categoryId, count } of census) parts.set(categoryId, (parts.get(categoryId) ?? 0) + count);
  const [largest] = [...parts].toSorted(([, one], [, other]) => other - one);
  const category = largest && categories.get(largest[0]);
  return category && isLeaf(category) ? [category] : [];
}
