import { type ComponentProps, lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ProductDetail } from '#contract/api/part.ts';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';

const Reviews = lazy(async () => ({ default: (await import('./Reviews.tsx')).Reviews }));

/** How far below the window the block is fetched, in heights of the window. */
const ahead = '100%';

/** Comments and questions at the end of the page, fetched when they come near the view. */
export function ReviewsNear({ product }: { product: ProductDetail }) {
  const features = useAppSelector(selectConfig)?.features;
  return features && (features.reviews || features.questions) ? <Near product={product} features={features} /> : null;
}

function Near(props: ComponentProps<typeof Reviews>) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = box.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: `0% 0% ${ahead} 0%`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear]);
  const waiting = <Skeleton $height="16rem" />;
  return (
    <Room ref={box}>
      {isNear ? (
        <Suspense fallback={waiting}>
          <WithWords names={['review']} fallback={waiting}>
            <Reviews {...props} />
          </WithWords>
        </Suspense>
      ) : null}
    </Room>
  );
}

/** Keeps its place, so that what comes does not move the footer under somebody's finger. */
const Room = styled.div`
  min-height: 24rem;
`;
