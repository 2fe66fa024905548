import type { OrderSummary } from '#contract/api/user.ts';
import { useMedia } from '#src/components/use-media.ts';
import { breakpoints } from '#src/ui/theme.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';

export interface OrderListProps {
  orders: readonly OrderSummary[];
  /** Names the list for screen readers. */
  label: string;
}

/** Orders as a table where seven columns find room beside the account's navigation, else as cards. */
export function OrderList(props: OrderListProps) {
  const isWide = useMedia(`(min-width: ${breakpoints.xl}px)`);
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />;
}
