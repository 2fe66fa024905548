import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getCenter, getUserOrders, OrderSummary } from '#contract/api/account.ts';
import { orderNumber } from './sample-order.ts';
import { sampleUser } from './sample-user.ts';

const line = { manufacturer: 'Texas Instruments', quantity: 100, image: null };

/** An order of the list, waiting for its transfer. */
export function sampleSummary(replaced: Partial<OrderSummary> = {}): OrderSummary {
  return {
    order_no: orderNumber,
    status: 'pending',
    payment_status: 'unpaid',
    created_at: '2026-11-20T12:00:00Z',
    expires_at: '2026-11-27T12:00:00Z',
    allowed: ['pay', 'cancel', 'reorder'],
    total: 5605,
    currency: 'USD',
    line_count: 1,
    lines: [{ ...line, mpn: 'LM358DR', product_web_url: 'ti-lm358dr' }],
    ...replaced,
  };
}

export const sentNumber = 'SO-261101-ABCDEF';

/** An order on its way, with more lines than a list shows. */
export function sentSummary(): OrderSummary {
  const lines = ['NE555P', 'LM317T', 'TL072CP'].map((mpn) => ({ ...line, mpn, product_web_url: mpn.toLowerCase() }));
  return sampleSummary({
    order_no: sentNumber,
    status: 'shipped',
    payment_status: 'paid',
    expires_at: null,
    allowed: ['confirm_receipt', 'reorder'],
    total: 120_418,
    line_count: 5,
    lines,
  });
}

type Orders = ResponseOf<typeof getUserOrders>;

/** One page of the order list; its counts follow from the orders unless told. */
export function sampleOrders(list: OrderSummary[], replaced: Partial<Orders> = {}): Orders {
  const counts = { all: list.length, unpaid: 0, processing: 0, shipped: 0, completed: 0, closed: 0, ...replaced.counts };
  return { list, total: list.length, current_page: 1, last_page: 1, page_size: 20, ...replaced, counts };
}

export function sampleCenter(recent: OrderSummary[], replaced: Parameters<typeof sampleUser>[0] = {}): ResponseOf<typeof getCenter> {
  const counts = { pending_payment: 1, to_ship: 2, shipped: 1, to_review: 0, quotes_open: 0, coupons: 0 };
  return { user: sampleUser(replaced), counts, recent_orders: recent, recent_quotes: [] };
}
