import type { ProductDetail } from '#contract/api/part.ts';
import { BodySection } from '#src/pages/product/body-model/BodySection.tsx';
import { LandPatternSection } from './LandPatternSection.tsx';

/** What a designer takes home of a package: its body and its footprint. */
export function CadSections({ product }: { product: ProductDetail }) {
  return (
    <>
      <BodySection product={product} />
      <LandPatternSection product={product} />
    </>
  );
}
