import { useMedia } from '#src/components/use-media.ts';
import { breakpoints } from '#src/ui/theme.ts';
import type { OrderListProps } from './order-list-props.ts';
import { OrderCards } from './OrderCards.tsx';
import { OrderTable } from './OrderTable.tsx';

/** Orders as a table where seven columns find room beside the account's navigation, else as cards. */
export function OrderList(props: OrderListProps) {
  const isWide = useMedia(`(min-width: ${breakpoints.xl}px)`);
  return isWide ? <OrderTable {...props} /> : <OrderCards {...props} />;
}
