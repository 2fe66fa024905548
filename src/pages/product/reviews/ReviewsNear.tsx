import type { ProductDetail } from '#contract/api/part.ts';
import { late } from '#src/components/late/late.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const Reviews = late(async () => (await import('./Reviews.tsx')).Reviews, ['review']);

/** Comments and questions at the end of the page, fetched when they come near the view. */
export function ReviewsNear({ product }: { product: ProductDetail }) {
  const features = useAppSelector(selectConfig)?.features;
  const waiting = <Skeleton $height="16rem" />;
  return features && (features.reviews || features.questions) ? (
    <WhenNear room="24rem">
      <Reviews waiting={waiting} product={product} features={features} />
    </WhenNear>
  ) : null;
}
