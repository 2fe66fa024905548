import type { ProductDetail } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const PinoutSection = late(async () => (await import('./PinoutSection.tsx')).PinoutSection);

/** The pins of a part that has them; they are asked for when the block comes near the view. */
export function PinoutNear({ product }: { product: ProductDetail }) {
  return product.has_pinout ? (
    <WhenNear ahead="-20%">
      <PinoutSection product={product} />
    </WhenNear>
  ) : null;
}
