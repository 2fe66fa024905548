import { lazy, Suspense } from 'react';
import type { Outline, ProductDetail } from '#contract/api/part.ts';

const Inscription = lazy(async () => ({ default: (await import('./Inscription.tsx')).Inscription }));
const InscriptionNote = lazy(async () => ({ default: (await import('./Inscription.tsx')).InscriptionNote }));

/** What the drawing of a body bears, and the line that says how it is meant; fetched after the first view. */
export function inscription(part: { product: ProductDetail; outline: Outline | null }) {
  const { product, outline } = part;
  if (!outline) return null;
  return {
    marks: (
      <Suspense>
        <Inscription product={product} outline={outline} />
      </Suspense>
    ),
    names: (
      <Suspense>
        <InscriptionNote product={product} outline={outline} />
      </Suspense>
    ),
  };
}
