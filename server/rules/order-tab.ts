import type { OrderStatus } from '#contract/api/order.ts';
import type { OrderTab } from '#contract/forms/account-lists.ts';

/** Where an order list shows each status (`docs/api.md` 6.1). */
const tabs: Record<OrderStatus, Exclude<OrderTab, 'all'>> = {
  pending: 'unpaid',
  confirmed: 'processing',
  processing: 'processing',
  partially_shipped: 'shipped',
  shipped: 'shipped',
  completed: 'completed',
  cancelled: 'closed',
  expired: 'closed',
};

export function isInTab(status: OrderStatus, tab: OrderTab): boolean {
  return tab === 'all' || tabs[status] === tab;
}

/** How many orders each tab holds. */
export function countTabs(counted: readonly { status: OrderStatus; orders: number }[]): Record<OrderTab, number> {
  const counts: Record<OrderTab, number> = { all: 0, unpaid: 0, processing: 0, shipped: 0, completed: 0, closed: 0 };
  for (const { status, orders } of counted) {
    counts.all += orders;
    counts[tabs[status]] += orders;
  }
  return counts;
}
