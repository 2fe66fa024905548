import type { Inquiry, QuotePrice } from '#contract/api/quote.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { lineAmount } from '#contract/money.ts';
import { type OrderRules, quantityProblem } from '#contract/pricing.ts';

/** The chosen price of each line by the line's id and the pieces of it; null orders nothing of the line. */
export type QuoteChoice = Readonly<Record<string, { price: string; quantity: number } | null>>;

export interface ChosenPrice {
  price: QuotePrice;
  quantity: number;
}

/** The first price of each line, as the shop means its answer. */
export function firstChoice({ lines }: Pick<Inquiry, 'lines'>): QuoteChoice {
  return Object.fromEntries(
    lines.map(({ line_id, quotes: [first] }) => [line_id, first ? { price: first.quote_line_id, quantity: first.quantity } : null]),
  );
}

export function rulesOf({ order_rules: rules, quantity }: QuotePrice): OrderRules {
  return rules ?? { moq: quantity, multiple: 1, max_quantity: null };
}

/** The prices of a choice that are still in the quote, in the order of its lines. */
export function chosenPrices({ lines }: Pick<Inquiry, 'lines'>, choice: QuoteChoice): ChosenPrice[] {
  return lines.flatMap(({ line_id, quotes }) => {
    const chosen = choice[line_id];
    const price = quotes.find((one) => one.quote_line_id === chosen?.price);
    return chosen && price ? [{ price, quantity: chosen.quantity }] : [];
  });
}

/** True when the quoted quantity, or one that the packaging allows, is asked of each price. */
export function isOrderable(chosen: readonly ChosenPrice[]): boolean {
  return chosen.length > 0 && chosen.every(({ price, quantity }) => isAllowed(price, quantity));
}

function isAllowed(price: QuotePrice, quantity: number): boolean {
  return quantity === price.quantity || quantityProblem(rulesOf(price), quantity) === null;
}

/** What the parts cost, in minor units, before shipping and tax. */
export function choiceTotal(chosen: readonly ChosenPrice[], currency: CurrencyCode): number {
  return chosen.reduce((sum, { price, quantity }) => sum + lineAmount(price.unit_micros, quantity, currency), 0);
}
