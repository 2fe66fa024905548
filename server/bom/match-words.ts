/** What the shop's search finds for the words of a row that nothing else told: `LED red 0603`. */
import type { Row } from '#server/finding/columns.ts';
import { findText } from '#server/finding/find-text.ts';
import { matchingRows } from '#server/finding/list.ts';
import { readAllValues } from '#server/finding/match-values.ts';
import { readConditions } from '#server/finding/read-conditions.ts';
import { type Scope, narrowed, scopeOf } from '#server/finding/scope.ts';
import type { View } from '#server/finding/view.ts';
import { type Candidate, mostCandidates, reason } from './candidate.ts';
import { comparePackages, heldPackage } from '#server/rules/compare-packages.ts';
import { kindsOf } from './designators.ts';
import type { SourceLine } from './read-lines.ts';
import { readPackage } from '#server/rules/read-package.ts';

/** A search takes tens of milliseconds, and a bill may have a thousand rows. */
export const mostSearched = 40;
const longestWords = 120;
const fewestLetters = 3;

/** The words of a row to search by; null when it has none but a number. */
export function wordsOf({ source }: Pick<SourceLine, 'source'>): string | null {
  const number = source.mpn !== undefined && /\s/.test(source.mpn) ? source.mpn : undefined;
  const text = source.value !== undefined && /\s/.test(source.value) ? source.value : (source.description ?? number ?? source.value);
  if (text === undefined || text.length > longestWords || text.replace(/[^\p{L}]/gu, '').length < fewestLetters) return null;
  const size = source.package === undefined ? null : readPackage(source.package).key;
  // Only sizes of chips are written the same way everywhere.
  return size !== null && /^\d{4,5}$/.test(size) && !text.includes(size) ? `${text} ${size}` : text;
}

export async function matchWords(view: View, line: SourceLine, words: string): Promise<Candidate[]> {
  const found = await search(view, line, words);
  return found.map((productId, place) => ({
    productId,
    sku: null,
    grade: 'fuzzy',
    standing: 'doubtful',
    confidence: Number((0.35 - place * 0.01).toFixed(2)),
    note: null,
    reasons: [reason('by_words', { stated: words })],
  }));
}

async function search(view: View, line: SourceLine, words: string): Promise<number[]> {
  const everything = await scopeOf(view);
  const kinds = kindsOf(view.reference, line.references);
  for (const { category, scope, filters } of await readAllValues(view, everything, words)) {
    if (kinds && !kinds.has(category.slug)) continue;
    const rows = fitting(view, line, scope, matchingRows(scope, readConditions(view, scope, { filters })), kinds);
    if (rows.length > 0) return rows;
  }
  const worded = narrowed(everything, await findText(view, words));
  return fitting(view, line, worded, worded.rows, kinds);
}

/** Those that the row's designator and package allow, what can be had and is popular first. */
function fitting(view: View, { source }: SourceLine, { columns }: Scope, rows: Int32Array, kinds: ReadonlySet<string> | null): number[] {
  const stated = source.package === undefined ? null : readPackage(source.package);
  const isAllowed = (row: Row) => {
    const slug = view.reference.categories.get(columns.category.codes[row] ?? 0)?.slug ?? '';
    if (kinds && !kinds.has(slug)) return false;
    return !stated || comparePackages(stated, heldPackage(columns.packages[columns.package.codes[row] ?? 0] ?? null, slug)) !== 'other';
  };
  const rank = (row: Row) => ((columns.available[row] ?? 0) > 0 ? 1e9 : 0) + (columns.popularity[row] ?? 0);
  const best = Array.from(rows.filter(isAllowed)).toSorted((a, b) => rank(b) - rank(a) || a - b);
  return best.slice(0, mostCandidates).map((row) => columns.ids[row] ?? 0);
}
