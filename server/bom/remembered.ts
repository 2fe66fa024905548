/** What the caller, or their company, has chosen for such rows before: proposed first, with what of the row the part does not fit. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Call } from '#server/caller/call.ts';
import type { Queries } from '#server/db/client.ts';
import { account as accounts, bomChoice, companyPartNumber } from '#server/db/schema.ts';
import { allOf } from '#server/search/listing/condition.ts';
import { partsWith } from '#server/search/predicate.ts';
import { readConditions } from '#server/search/listing/read-conditions.ts';
import { narrowed, scopeOf } from '#server/search/listing/scope.ts';
import { type View, inWords } from '#server/search/view/view.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { type Candidate, lowered, mostCandidates, reason } from './match/candidate.ts';
import { type HeldPart, checkMakers, checkStated, heldParts } from './match/check-stated.ts';
import { choiceKeys } from './choice-key.ts';
import { heldWords, statedText } from './match/explain-part.ts';
import type { MatchedLine, NeededLine } from './match/match-lines.ts';
import { readStated } from './match/stated-conditions.ts';
import { readWish } from './match/value-wish.ts';

type Kept = Pick<typeof bomChoice.$inferSelect, 'id' | 'rowHash' | 'productId' | 'sku' | 'chosenAt'>;

export async function withRemembered({ account, deps }: Call, view: View, matched: readonly MatchedLine[]): Promise<MatchedLine[]> {
  if (!account) return [...matched];
  const keys = await mapInSlices(matched, ({ line }) => (line.dnp ? [] : choiceKeys(line.source)));
  const asked = [...new Set(keys.flat())];
  if (asked.length === 0) return [...matched];
  const rows = await chosenBefore(deps.db, account.id, asked);
  if (rows.length === 0) return [...matched];
  const kept = new Map(rows.map((row) => [row.rowHash, row]));
  const parts = await heldParts(
    view,
    rows.map(({ productId }) => productId),
  );
  return Promise.all(
    await mapInSlices(matched, async (one, index) => {
      const choice = keys[index]?.map((key) => kept.get(key)).find((found) => found !== undefined);
      if (!choice) return one;
      const part = parts.get(choice.productId);
      return part ? proposed(one, await remembered(view, one.line, choice, part)) : gone(one, choice);
    }),
  );
}

/** By the key of a row; those of the company last, for its number means one part to all its people. */
async function chosenBefore(db: Queries, accountId: string, asked: string[]): Promise<Kept[]> {
  const { id, rowHash, productId, sku, chosenAt } = bomChoice;
  const number = companyPartNumber;
  const [own, ours] = await Promise.all([
    db
      .select({ id, rowHash, productId, sku, chosenAt })
      .from(bomChoice)
      .where(and(eq(bomChoice.accountId, accountId), inArray(rowHash, asked))),
    db
      .select({ id: number.id, rowHash: number.numberHash, productId: number.productId, sku: number.sku, chosenAt: number.chosenAt })
      .from(number)
      .innerJoin(accounts, eq(accounts.companyId, number.companyId))
      .where(and(eq(accounts.id, accountId), inArray(number.numberHash, asked))),
  ]);
  return [...own, ...ours];
}

function proposed(one: MatchedLine, first: Candidate): MatchedLine {
  const others = one.candidates.filter(({ productId }) => productId !== first.productId);
  return { ...one, candidates: [first, ...others].slice(0, mostCandidates), isAmbiguous: one.isAmbiguous && first.standing !== 'sure' };
}

function gone(one: MatchedLine, { sku }: Kept): MatchedLine {
  return { ...one, reasons: [...one.reasons, reason('choice_gone', { taken: sku })] };
}

/** A maker that is another one was chosen with open eyes; a size, a value or a rating that does not fit is asked about again. */
async function remembered(view: View, line: NeededLine, { id, productId, sku, chosenAt }: Kept, part: HeldPart): Promise<Candidate> {
  const chosen: Candidate = { productId, sku: null, grade: 'alternate', standing: 'sure', confidence: 0.95, note: null, reasons: [] };
  const [checked = chosen] = await checkStated(view, line, [chosen]);
  const [made = chosen] = await checkMakers(view, line, [chosen]);
  const rated = await checkRatings(view, line, part, checked);
  return { ...rated, sku, reasons: [...rated.reasons, ...made.reasons], remembered: { id, chosen_at: chosenAt.toISOString() } };
}

async function checkRatings(view: View, line: NeededLine, part: HeldPart, candidate: Candidate): Promise<Candidate> {
  const wish = readWish(line);
  const readings = wish ? await readStated(view, wish) : [];
  const reading = readings.find(({ category }) => category.id === part.category.id);
  if (!reading) return candidate;
  const scope = scopeOf(reading.category);
  const asked = reading.stated.map(({ filter }) => allOf(readConditions(view, scope, { filters: [filter] })));
  const [failed = 0] = await view.index.failures(narrowed(scope, partsWith([part.id])), asked);
  const unmet = reading.stated.filter((_, place) => (failed & (1 << place)) !== 0);
  const held = (await view.index.parametersOf([part.id])).get(part.id) ?? new Map();
  return unmet.reduce((lower, stated) => {
    const { attribute } = stated.use;
    const told = {
      name: inWords(view, attribute.names),
      stated: statedText(view, stated),
      taken: heldWords(view, held, attribute),
    };
    const isTold = lower.reasons.some(({ code, name }) => code === 'value_differs' && name === told.name);
    return isTold ? lower : lowered(lower, 'doubtful', reason('value_differs', told));
  }, candidate);
}
