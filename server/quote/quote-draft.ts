/** The answer that the shop is writing: kept with the inquiry until it is sent. */
import { type LineAnswerInput, type QuoteAnswer, type QuoteDraft, quoteDraft } from '#contract/api/quote-answer.ts';
import { invalidField, StoreError } from '#server/kernel/store-error.ts';
import type { InquiryRow } from './find-inquiry.ts';
import type { LineRow, PriceRow } from './read-inquiry.ts';

export function readDraft({ draft }: Pick<InquiryRow, 'draft'>): QuoteDraft | null {
  const read = quoteDraft.safeParse(draft);
  return read.success ? read.data : null;
}

/** The draft with what was written now; unknown lines are refused. */
export function mergeDraft(before: QuoteDraft | null, answer: QuoteAnswer, lines: readonly LineRow[]): QuoteDraft {
  const known = new Set(lines.map(({ id }) => id));
  for (const [at, { line_id }] of answer.lines.entries()) {
    if (!known.has(line_id)) throw invalidField(`lines.${at}.line_id`, { code: 'not_allowed' });
  }
  const byLine = new Map([...(before?.lines ?? []), ...answer.lines].map((line) => [line.line_id, line]));
  const message = answer.message ?? before?.message ?? null;
  return { lines: lines.flatMap(({ id }) => byLine.get(id) ?? []), message: message || null };
}

/** What was sent before, to change only what changes; the prices count from anew. */
export function draftOf(lines: readonly LineRow[], prices: readonly PriceRow[], skus: ReadonlyMap<number, string>): QuoteDraft {
  const byLine = Map.groupBy(prices, ({ lineId }) => lineId);
  const answered = lines.flatMap((line): LineAnswerInput[] => {
    if (line.answer === 'pending') return [];
    const quotes = (byLine.get(line.id) ?? []).map((price) => ({
      sku: skus.get(price.offerId) ?? '',
      quantity: price.quantity,
      price: majorUnits(price.unitMicros),
      cost: ownCost(price.costMicros),
      lead_time_days: price.leadTimeDays ?? undefined,
      date_code: price.dateCode ?? undefined,
    }));
    const information = line.information.map((price, at) => ({
      mpn: price.mpn,
      manufacturer: price.manufacturer ?? undefined,
      quantity: price.quantity,
      price: majorUnits(price.unit_micros),
      cost: ownCost(line.informationCosts[at]),
      lead_time_days: price.lead_time_days ?? undefined,
    }));
    const told = information.length > 0 && { information };
    return [{ line_id: line.id, answer: line.answer, answer_note: line.answerNote ?? undefined, quotes, ...told }];
  });
  return { lines: answered, message: null };
}

function ownCost(micros: number | null | undefined): string | undefined {
  return typeof micros === 'number' ? majorUnits(micros) : undefined;
}

function majorUnits(micros: number): string {
  const digits = String(micros).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}

/** Every line needs an answer before it is sent. */
export function checkComplete({ lines: answered }: QuoteDraft, lines: readonly LineRow[]): void {
  const known = new Set(answered.map(({ line_id }) => line_id));
  const open = lines.flatMap(({ id }, at) => (known.has(id) ? [] : [at]));
  if (open.length === 0) return;
  const fields = Object.fromEntries(open.map((at) => [`lines.${at}`, [{ code: 'required' as const }]]));
  throw new StoreError('validation_failed', { fields });
}
