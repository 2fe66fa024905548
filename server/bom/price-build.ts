/** What the chosen parts of a bill cost: rows of one packaging are bought together (`docs/api.md` 5.1 and 7.1). */
import type { BomLine } from '#contract/api/bom.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { lineAmount, spread } from '#contract/money.ts';
import { type NextBreak, betterBuy, breakAt, nextBreak, suggestQuantity } from '#contract/pricing.ts';
import { type Level, allocateStock } from '#server/rules/allocate-stock.ts';
import type { Choice } from './match/choose-part.ts';

export interface WantedRow {
  needed: number;
  choice: Choice;
}

export interface PricedRow {
  chosen: NonNullable<BomLine['chosen']>;
  betterBuy: BomLine['better_buy'];
  nextBreak: NextBreak | null;
  /** More is bought than needed, as it is not sold in smaller numbers. */
  isRaised: boolean;
  /** Pieces that can neither be taken from stock nor ordered. */
  short: number;
}

interface Purchase {
  choice: Choice;
  rows: WantedRow[];
  needed: number;
  quantity: number;
}

/** Prices rows in their order; the first row of a packaging carries what is added to reach an allowed quantity, and its fee. */
export function priceRows(rows: readonly WantedRow[], currency: CurrencyCode): Map<WantedRow, PricedRow> {
  const purchases = [...Map.groupBy(rows, ({ choice }) => choice.offer.sku).values()].flatMap((own) => purchaseOf(own) ?? []);
  const wanted = purchases.map(({ choice, quantity }) => ({ productId: choice.goods.candidate.productId, quantity }));
  const levels = new Map(purchases.map(({ choice }) => [choice.goods.candidate.productId, levelOf(choice)]));
  const splits = allocateStock(wanted, levels);
  const priced = new Map<WantedRow, PricedRow>();
  for (const [index, purchase] of purchases.entries()) {
    for (const [row, one] of divide(purchase, splits[index]?.from_stock ?? 0, currency)) priced.set(row, one);
  }
  return priced;
}

function purchaseOf(rows: WantedRow[]): Purchase | null {
  const [first] = rows;
  if (!first) return null;
  const needed = rows.reduce((sum, row) => sum + row.needed, 0);
  const { offer } = first.choice;
  // An offer with a greatest quantity may fall short of what is needed.
  return { choice: first.choice, rows, needed, quantity: Math.max(offer.moq, suggestQuantity(offer, needed)) };
}

/** What is no longer made is sold from stock alone. */
function levelOf({ goods: { product } }: Choice): Level {
  return { available: product.stock.available, backorder: product.stock.backorder && product.lifecycle !== 'obsolete' };
}

function divide({ choice, rows, needed, quantity }: Purchase, fromStock: number, currency: CurrencyCode): [WantedRow, PricedRow][] {
  const { offer, goods } = choice;
  const unit = breakAt(offer.price_breaks, quantity)?.unit_micros ?? 0;
  const isPriced = offer.price_breaks.length > 0;
  const more = quantity - needed;
  const quantities = rows.map((row, index) => (index === 0 ? Math.max(0, row.needed + more) : row.needed));
  const totals = spread(lineAmount(unit, quantity, currency), quantities);
  const { backorder } = levelOf(choice);
  let left = fromStock;
  return rows.map((row, index) => {
    const own = quantities[index] ?? 0;
    const taken = Math.min(left, own);
    left -= taken;
    const chosen: PricedRow['chosen'] = {
      sku: offer.sku,
      quantity: own,
      unit_micros: unit,
      line_total: (totals[index] ?? 0) + (index === 0 && isPriced ? offer.fee : 0),
      from_stock: taken,
      backordered: backorder ? own - taken : 0,
      lead_time_days: goods.product.stock.lead_time_days,
    };
    const others = goods.offers.filter((one) => one !== offer);
    const better = index === 0 ? betterBuy(offer, others, quantity) : null;
    const packaging = others.find(({ sku }) => sku === better?.sku) ?? null;
    const next = index === 0 ? nextBreak(offer, quantity) : null;
    return [
      row,
      {
        chosen,
        betterBuy: better && { ...better, offer: packaging },
        nextBreak: next,
        isRaised: more > 0,
        short: own - taken - chosen.backordered,
      },
    ];
  });
}
