import type { ProductDetail } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const CadSections = late(async () => (await import('./CadSections.tsx')).CadSections);

/** The body and the footprint of a part with a drawn package; their figures and formulas are fetched when the block comes near the view. */
export function LandPatternNear({ product }: { product: ProductDetail }) {
  return product.outline ? (
    <WhenNear ahead="-20%">
      <CadSections product={product} />
    </WhenNear>
  ) : null;
}
