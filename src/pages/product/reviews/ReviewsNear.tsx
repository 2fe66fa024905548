import { lazy, Suspense } from 'react';
import type { ProductDetail } from '#contract/api/part.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { WhenNear } from '#src/ui/WhenNear.tsx';

const Reviews = lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews }));

/** Comments and questions at the end of the page, fetched when they come near the view. */
export function ReviewsNear({ product }: { product: ProductDetail }) {
  const features = useAppSelector(selectConfig)?.features;
  const waiting = <Skeleton $height="16rem" />;
  return features && (features.reviews || features.questions) ? (
    <WhenNear room="24rem">
      <Suspense fallback={waiting}>
        <WithWords names={['review']} fallback={waiting}>
          <Reviews product={product} features={features} />
        </WithWords>
      </Suspense>
    </WhenNear>
  ) : null;
}
