/** Whether the part of a row's number stands what the row asks beside it: a number of 10 V in a row that says 25 V is a question. */
import { allOf } from '#server/search/listing/condition.ts';
import type { CategoryEntry } from '#server/search/reference.ts';
import { partsWith } from '#server/search/predicate.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import { narrowed, scopeOf } from '#server/search/listing/scope.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import { heldWords, statedText } from './explain-part.ts';
import type { SourceLine } from '#server/bom/read-lines.ts';
import { type StatedReading, readStated } from './stated-conditions.ts';
import { readWish } from './value-wish.ts';

/** What a row asks beside its number, each reading as it is in one category; null for nothing. */
export type AskedRatings = readonly StatedReading[] | null;

/** Read once for a row: its candidates are many, and its words are compared with every category. */
export async function readRatings(view: View, line: SourceLine): Promise<AskedRatings> {
  const wish = readWish(line);
  return wish && (wish.words.length > 1 || wish.temperature) ? readStated(view, wish) : null;
}

/** A candidate, lowered for each rating of its part that is worse than stated; what is not known of a part speaks against none. */
export async function checkRatings(
  view: View,
  asked: AskedRatings,
  part: { id: number; category: CategoryEntry },
  candidate: Candidate,
): Promise<Candidate> {
  const reading = asked?.find(({ category }) => category.id === part.category.id);
  if (!reading) return candidate;
  const scope = scopeOf(reading.category);
  const ratings = reading.stated.slice(1);
  const predicates = ratings.map(({ filter }) => allOf(readConditions(view, scope, { filters: [filter] })));
  const [failed = 0] = await view.index.failures(narrowed(scope, partsWith([part.id])), predicates);
  const held = (await view.index.parametersOf([part.id])).get(part.id) ?? new Map();
  return ratings.reduce((checked, stated, place) => {
    const { attribute } = stated.use;
    if ((failed & (1 << place)) === 0 || !held.has(attribute.id)) return checked;
    const differing = {
      name: inWords(view, attribute.names),
      stated: statedText(view, stated),
      taken: heldWords(view, held, attribute),
    };
    return lowered(checked, 'doubtful', reason('value_differs', differing));
  }, candidate);
}
