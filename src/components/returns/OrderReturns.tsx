import { lazy, Suspense } from 'react';
import type { Order } from '#contract/api/order.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';

const ReturnsPart = lazy(async () => ({ default: (await import('./ReturnsPart.tsx')).ReturnsPart }));

/** What comes back of an order, and the withdrawal from its contract: after the order itself, with words of its own. */
export function OrderReturns(props: { order: Order; orderKey: string | null }) {
  return (
    <WithWords names={['returns']}>
      <Suspense fallback={null}>
        <ReturnsPart {...props} />
      </Suspense>
    </WithWords>
  );
}
