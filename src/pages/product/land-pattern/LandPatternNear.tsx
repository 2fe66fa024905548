import { lazy, Suspense } from 'react';
import type { ProductDetail } from '#contract/api/part.ts';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const LandPatternSection = lazy(async () => ({ default: (await import('./LandPatternSection.tsx')).LandPatternSection }));

/** The footprint of a part with a drawn package; its figures and formulas are fetched when the block comes near the view. */
export function LandPatternNear({ product }: { product: ProductDetail }) {
  return product.outline ? (
    <WhenNear ahead="-20%">
      <Suspense>
        <LandPatternSection product={product} />
      </Suspense>
    </WhenNear>
  ) : null;
}
