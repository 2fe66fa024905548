import { lazy, Suspense } from 'react';
import type { ProductDetail } from '#contract/api/part.ts';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const PinoutSection = lazy(async () => ({ default: (await import('./PinoutSection.tsx')).PinoutSection }));

/** The pins of a part that has them; they are asked for when the block comes near the view. */
export function PinoutNear({ product }: { product: ProductDetail }) {
  return product.has_pinout ? (
    <WhenNear ahead="-20%">
      <Suspense>
        <PinoutSection product={product} />
      </Suspense>
    </WhenNear>
  ) : null;
}
