/** Whether the part of a row's number stands what the row asks beside it: a number of 10 V in a row that says 25 V is a question. */
import { readConditions } from '#server/search/read-conditions.ts';
import { scopeOf } from '#server/search/scope.ts';
import { type View, inWords } from '#server/search/view.ts';
import { type Candidate, lowered, reason } from './candidate.ts';
import { heldValue, heldWords, statedText } from './explain-part.ts';
import type { SourceLine } from './read-lines.ts';
import { readStated } from './stated-conditions.ts';
import { readWish } from './value-wish.ts';

/** A candidate, lowered for each rating of its part that is worse than stated; what is not known of a part speaks against none. */
export async function checkRatings(
  view: View,
  line: SourceLine,
  part: { row: number; category: string },
  candidate: Candidate,
): Promise<Candidate> {
  const wish = readWish(line);
  if (!wish || (wish.words.length < 2 && !wish.temperature)) return candidate;
  const reading = (await readStated(view, wish)).find(({ category }) => category.slug === part.category);
  if (!reading) return candidate;
  const scope = await scopeOf(view, reading.category);
  return reading.stated.slice(1).reduce((checked, stated) => {
    const { attribute } = stated.use;
    const isMet = readConditions(view, scope, { filters: [stated.filter] }).every(({ test }) => test(part.row));
    if (isMet || heldValue(scope, part.row, attribute) === null) return checked;
    const differing = {
      name: inWords(view, attribute.names),
      stated: statedText(view, stated),
      taken: heldWords(view, scope, part.row, attribute),
    };
    return lowered(checked, 'doubtful', reason('value_differs', differing));
  }, candidate);
}
