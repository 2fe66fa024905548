import type { Cart, CartLine, CartWithResults } from '#contract/api/cart.ts';
import { sampleItem } from './sample-part.ts';

/** 100 of the sample part, all from stock. */
export function sampleLine(replaced: Partial<CartLine> = {}): CartLine {
  return {
    line_id: 'l1',
    sku: 'PW-LM358-CT',
    product: sampleItem(),
    packaging: 'cut_tape',
    quantity: 100,
    selected: true,
    customer_reference: null,
    unit_micros: 412_000,
    unit_price: 41,
    fee: 0,
    line_total: 4120,
    from_stock: 100,
    backordered: 0,
    lead_time_days: null,
    issues: [],
    better_buy: null,
    added_at: '2026-11-20T12:00:00Z',
    ...replaced,
  };
}

/** A cart in dollars whose totals follow from its selected lines. */
export function sampleCart(list: CartLine[] = [sampleLine()], replaced: Partial<Cart> = {}): Cart {
  const subtotal = list.filter((line) => line.selected).reduce((sum, line) => sum + line.line_total, 0);
  const none = { fees: 0, discount: 0, shipping: 0, payment_fee: 0, taxes: [], tax: 0 };
  return {
    cart_key: 'key',
    version: 1,
    list,
    coupon: null,
    totals: { currency: 'USD', subtotal, total: subtotal, ...none },
    weight_g: 0,
    minimum: null,
    cartNum: list.length,
    rfqNum: 0,
    updated_at: '2026-11-20T12:00:00Z',
    ...replaced,
  };
}

/** The answer of a change: the cart and what became of each line. */
export function changedCart(list: CartLine[], results: CartWithResults['results'] = []): CartWithResults {
  return { ...sampleCart(list), results };
}
