import { hour } from '#contract/durations.ts';
import type { BomAnswer, BomLine, BomWarning, matchBom } from '#contract/api/bom.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Offer, ProductListItem } from '#contract/api/part.ts';
import { divideRounded } from '#contract/money.ts';
import { attritionOf } from '#contract/attrition.ts';
import type { Call } from '#server/caller/call.ts';
import { readPackagings } from '#server/cart/cart-rows.ts';
import { type HeldPart, readHeldParts } from '#server/search/compared-part.ts';
import { listItems } from '#server/search/listing/list-item.ts';
import { showOffer, showPriceAt } from '#server/search/view/offer-view.ts';
import { type View, openView } from '#server/search/view/view.ts';
import { mapInSlices } from '#server/kernel/slices.ts';
import { type Choice, type Goods, chooseGoods, chooseOffer, isConforming } from './match/choose-part.ts';
import { type MatchedLine, type NeededLine, matchLines } from './match/match-lines.ts';
import type { Taste } from './match/match-values.ts';
import { type BomRequest, openBom } from './open-bom.ts';
import { withRemembered } from './remembered.ts';
import { type PricedRow, type WantedRow, priceRows } from './price-build.ts';
import { type Build, needOf, withNeeds } from './spare-parts.ts';

/** Prices may move at any time; this long a page need not ask again. */
const validity = hour;

/** Reads a bill, finds its parts and prices the build. */
export async function showBom(call: Call, request: BomRequest): Promise<ResponseOf<typeof matchBom>> {
  const read = await openBom(call, request);
  const { boards = 1, attrition_bp: share = 0 } = request;
  const build: Build = { boards, attrition: attritionOf(share, request.attrition) };
  const taste: Taste = { prefer: request.prefer ?? null, rohs: request.rohs ?? false };
  const view = await openView(call);
  const fitted = new Set(request.fitted);
  const needed = await mapInSlices(read.lines, (line): NeededLine => {
    const isKept = fitted.has(line.row);
    // Who brings back a row of no pieces wants those that it names.
    const quantity = isKept && line.quantity === 0 ? Math.max(1, line.references.length) : line.quantity;
    return { ...line, quantity, dnp: line.dnp && !isKept, isKept, ...needOf(build, quantity, line) };
  });
  const matched = await withRemembered(call, view, await matchLines(view, needed, taste));
  const lines = await describe(view, matched, taste, build);
  const { columns, sheets, other_sheets, sheet, header_row, delimiter, left_out, rows, skipped } = read;
  return {
    columns,
    sheets,
    other_sheets,
    sheet,
    header_row,
    delimiter,
    boards,
    attrition: build.attrition,
    valid_until: new Date(call.now.getTime() + validity).toISOString(),
    currency: view.currency,
    lines,
    left_out,
    rows,
    skipped,
    summary: summarise(lines, boards),
  };
}

async function describe(view: View, found: readonly MatchedLine[], taste: Taste, build: Build): Promise<BomLine[]> {
  const goods = await readGoods(view, found, taste);
  const chosen = await mapInSlices(found, (one, index) => chooseGoods(one, goods[index] ?? [], taste));
  const matched = withNeeds(build, found, chosen);
  const choices = await mapInSlices(matched, ({ line }, index) => choiceOf(chosen[index] ?? null, line.needed, taste));
  const wanted = matched.map(({ line }, index): WantedRow | null => {
    const choice = choices[index];
    return choice ? { needed: line.needed, choice } : null;
  });
  const priced = priceRows(
    wanted.flatMap((row) => row ?? []),
    view.currency,
  );
  return mapInSlices(matched, (one, index) => {
    const row = wanted[index];
    return describeLine(view, one, {
      goods: goods[index] ?? [],
      choice: choices[index] ?? null,
      priced: (row && priced.get(row)) ?? null,
      taste,
    });
  });
}

/** Parts and packagings of all candidates, in two statements; with a third who stands in for whom, for who wants to be chosen for. */
async function readGoods(view: View, matched: readonly MatchedLine[], { prefer }: Taste): Promise<Goods[][]> {
  const ids = [...new Set(matched.flatMap(({ candidates }) => candidates.map(({ productId }) => productId)))];
  if (ids.length === 0) return matched.map(() => []);
  const [products, packagings, held] = await Promise.all([
    listItems(view, ids),
    readPackagings(view, ids),
    prefer === null ? new Map<number, HeldPart>() : readHeldParts(view, ids),
  ]);
  const byId = new Map(products.map((product) => [product.id, product]));
  const offers = Map.groupBy(packagings, ({ product_id: id }) => id);
  const priced = new Map(await mapInSlices(offers, ([id, rows]) => [id, rows.map((row) => showOffer(row, view))] as const));
  return matched.map(({ candidates }) =>
    candidates.flatMap((candidate) => {
      const product = byId.get(String(candidate.productId));
      const own = priced.get(candidate.productId) ?? [];
      return product && own.length > 0 ? [{ candidate, product, offers: own, held: held.get(candidate.productId) ?? null }] : [];
    }),
  );
}

function choiceOf(goods: Goods | null, needed: number, taste: Taste): Choice | null {
  const offer = goods && chooseOffer(goods, needed, taste);
  return offer ? { goods, offer } : null;
}

interface Told {
  goods: readonly Goods[];
  choice: Choice | null;
  priced: PricedRow | null;
  taste: Taste;
}

/** A part as it is bought: with the packaging and the prices that the row is priced by. */
function soldIn(view: View, product: ProductListItem, offer: Offer): ProductListItem {
  return { ...product, offer: offer.price_breaks.length > 0 ? offer : null, price_at: showPriceAt(offer.price_breaks, view) };
}

function describeLine(view: View, { line, isAmbiguous, reasons }: MatchedLine, { goods, choice, priced, taste }: Told): BomLine {
  const shown = choice?.goods ?? goods[0];
  return {
    row: line.row,
    source: line.source,
    quantity: line.quantity,
    needed: line.needed,
    spare: line.spare,
    references: line.references,
    dnp: line.dnp,
    references_mismatch: line.mismatch,
    match: shown?.candidate.grade ?? 'none',
    confidence: shown?.candidate.confidence ?? 0,
    chosen: priced?.chosen ?? null,
    reasons,
    candidates: goods.flatMap((one) => {
      const offer = one === choice?.goods ? choice.offer : chooseOffer(one, line.needed, taste);
      const { grade, note, reasons: own, remembered } = one.candidate;
      const product = offer && soldIn(view, one.product, offer);
      return product ? [{ sku: offer.sku, product, match: grade, note, reasons: own, ...(remembered && { remembered }) }] : [];
    }),
    better_buy: priced?.betterBuy ?? null,
    next_break: priced?.nextBreak ?? null,
    warnings: line.dnp ? [] : warningsOf(choice, priced, { isAmbiguous: isAmbiguous || isUndecided(goods, choice), rohs: taste.rohs }),
  };
}

/** Several parts are as likely as the first. */
function isUndecided(goods: readonly Goods[], choice: Choice | null): boolean {
  if (choice || goods.length < 2) return false;
  return goods.filter(({ candidate }) => candidate.grade === goods[0]?.candidate.grade).length > 1;
}

function warningsOf(
  choice: Choice | null,
  priced: PricedRow | null,
  { isAmbiguous, rohs }: { isAmbiguous: boolean; rohs: boolean },
): BomWarning[] {
  const warnings: BomWarning[] = isAmbiguous ? ['ambiguous'] : [];
  if (!choice || !priced) return warnings;
  const { product } = choice.goods;
  const { available } = product.stock;
  if (product.lifecycle === 'obsolete') warnings.push('obsolete');
  if (product.lifecycle === 'nrnd' || product.lifecycle === 'last_time_buy') warnings.push('nrnd');
  if (choice.offer.price_breaks.length === 0) warnings.push('quote_only');
  if (available <= 0) warnings.push('no_stock');
  else if (priced.chosen.from_stock < priced.chosen.quantity) warnings.push('short_stock');
  if (priced.isRaised) warnings.push('moq');
  if (rohs ? !isConforming(product) : product.rohs === 'non_compliant') warnings.push('not_rohs');
  return warnings;
}

function summarise(lines: readonly BomLine[], boards: number): BomAnswer['summary'] {
  const fitted = lines.filter(({ dnp }) => !dnp);
  const chosen = fitted.flatMap((line) => line.chosen ?? []);
  const total = chosen.reduce((sum, { line_total }) => sum + line_total, 0);
  return {
    lines: fitted.length,
    matched: chosen.length,
    in_stock: chosen.filter(({ quantity, from_stock }) => from_stock >= quantity).length,
    total,
    total_per_board: Number(divideRounded(BigInt(total), BigInt(boards))),
  };
}
