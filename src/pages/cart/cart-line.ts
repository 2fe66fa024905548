import type { CartLine } from '#contract/api/cart.ts';
import type { OrderRules } from '#contract/pricing.ts';

const anyQuantity: OrderRules = { moq: 1, multiple: 1, max_quantity: null };

/** What quantities a line may have. */
export function rulesOf({ order_rules, product, sku }: CartLine): OrderRules {
  if (order_rules) return order_rules;
  return product.offer?.sku === sku ? product.offer : anyQuantity;
}

/** Whether checkout leaves the line in the cart; a changed price alone does not. */
export function isBlocked({ issues }: CartLine): boolean {
  return issues.some(({ code }) => code !== 'price_changed');
}

/** Lines that an order takes. */
export function orderedLines(list: readonly CartLine[]): CartLine[] {
  return list.filter((line) => line.selected && !isBlocked(line));
}

/** Whether checkout asks about the line: it is short of stock, and some pieces of it can be ordered. */
function isAsked({ selected, issues }: CartLine): boolean {
  return selected && issues.some(({ code, data }) => code === 'insufficient_stock' && numberIn(data, 'suggested') !== null);
}

/** Whether checkout has something to order or to ask about. */
export function canCheckOut(list: readonly CartLine[]): boolean {
  return orderedLines(list).length > 0 || list.some(isAsked);
}

/** A number in the data of an issue; null when the server sent none. */
export function numberIn(data: Record<string, unknown>, key: string): number | null {
  const value = data[key];
  return typeof value === 'number' ? value : null;
}
