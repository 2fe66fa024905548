import type { OrderSummary } from '#contract/api/account.ts';

export interface OrderListProps {
  orders: readonly OrderSummary[];
  /** Names the list for screen readers. */
  label: string;
}
