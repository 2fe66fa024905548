/** The rows that say what a cart or an order costs: the same on screens, in mails and on invoices (`docs/api.md` 7.1 and 7.2). */
import type { Totals } from './api/cart.ts';
import type { Minor } from './money.ts';

type Tax = Totals['taxes'][number];

/** A row in minor units; `discount` is below zero. `net` is everything before tax. */
export type TotalsRow =
  | { kind: 'parts' | 'fees' | 'discount' | 'shipping' | 'payment_fee' | 'total'; amount: Minor }
  | { kind: 'net'; amount: Minor }
  | { kind: 'tax'; amount: Minor; tax: Tax };

/** Kinds that stand there with nothing to pay, too: free delivery is worth saying, no discount is not. */
const always: ReadonlySet<TotalsRow['kind']> = new Set(['parts', 'shipping', 'net', 'tax', 'total']);

/** The rows of some totals, in the order in which they add up. */
export function totalsRows({ subtotal, fees, discount, shipping, payment_fee, taxes, tax, total }: Totals): TotalsRow[] {
  const rows: TotalsRow[] = [
    { kind: 'parts', amount: subtotal },
    { kind: 'fees', amount: fees },
    { kind: 'discount', amount: -discount },
    { kind: 'shipping', amount: shipping },
    { kind: 'payment_fee', amount: payment_fee },
    { kind: 'net', amount: total - tax },
    ...taxes.map((one) => ({ kind: 'tax' as const, amount: one.amount, tax: one })),
    { kind: 'total', amount: total },
  ];
  return rows.filter(({ kind, amount }) => amount !== 0 || always.has(kind));
}
