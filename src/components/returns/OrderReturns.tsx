import type { Order } from '#contract/api/order.ts';
import { late } from '#src/components/late/late.tsx';

const ReturnsPart = late(async () => (await import('./ReturnsPart.tsx')).ReturnsPart, ['returns']);

/** What comes back of an order, and the withdrawal from its contract: after the order itself, with words of its own. */
export function OrderReturns(props: { order: Order; orderKey: string | null }) {
  return <ReturnsPart {...props} />;
}
