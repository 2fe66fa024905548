/** Adds up a cart or an order (`docs/api.md` 7.1 and 7.2). All amounts are minor units of one currency. */
import type { Totals } from '#contract/api/cart.ts';
import type { CurrencyCode } from '#contract/locale.ts';
import { type Minor, portionOf } from '#contract/money.ts';
import type { TaxDecision } from './tax.ts';

export interface CountedLine {
  line_total: Minor;
  fee: Minor;
  discount: Minor;
}

export interface Charges {
  shipping: Minor;
  payment_fee: Minor;
  /** Null until the destination is known. */
  tax: TaxDecision | null;
}

export const noCharges: Charges = { shipping: 0, payment_fee: 0, tax: null };

/** Net sums, then one tax on the sum of goods, shipping and fees, rounded once. The tax has no name yet: words are the caller's. */
export function computeTotals(currency: CurrencyCode, lines: readonly CountedLine[], { shipping, payment_fee, tax }: Charges): Totals {
  const sum = (value: (line: CountedLine) => Minor) => lines.reduce((total, line) => total + value(line), 0);
  const fees = sum((line) => line.fee);
  const discount = sum((line) => line.discount);
  const subtotal = sum((line) => line.line_total) - fees;
  const net = Math.max(0, subtotal + fees - discount + shipping + payment_fee);
  const taxes = tax ? [{ name: '', ...tax, base: net, amount: portionOf(net, tax.rate_bp) }] : [];
  const taxAmount = taxes.reduce((total, one) => total + one.amount, 0);
  return { currency, subtotal, fees, discount, shipping, payment_fee, taxes, tax: taxAmount, total: net + taxAmount };
}
