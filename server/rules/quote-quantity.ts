import type { OrderRules } from '#contract/pricing.ts';

interface Quoted {
  /** Pieces that the price was made for. */
  quantity: number;
  /** Pieces that the customer had asked for. */
  asked: number;
  packaging: OrderRules;
}

/** Quantities that may be ordered at a quoted price: from the quoted one to what was asked for, in whole multiples of the packaging. */
export function quotedRules({ quantity, asked, packaging }: Quoted): OrderRules {
  const most = Math.max(quantity, asked);
  const { max_quantity, multiple } = packaging;
  return { moq: quantity, multiple, max_quantity: max_quantity === null ? most : Math.max(quantity, Math.min(most, max_quantity)) };
}

/** The rules for one quantity: what the shop has quoted is never the wrong multiple. */
export function rulesAt(rules: OrderRules, quantity: number): OrderRules {
  return quantity === rules.moq ? { ...rules, multiple: 1 } : rules;
}
