import { late } from '#src/components/late/late.tsx';
import type { Outline, ProductDetail } from '#contract/api/part.ts';

const Inscription = late(async () => (await import('./Inscription.tsx')).Inscription);
const InscriptionNote = late(async () => (await import('./Inscription.tsx')).InscriptionNote);

/** What the drawing of a body bears, and the line that says how it is meant; fetched after the first view. */
export function inscription(part: { product: ProductDetail; outline: Outline | null }) {
  const { product, outline } = part;
  if (!outline) return null;
  return {
    marks: <Inscription product={product} outline={outline} />,
    names: <InscriptionNote product={product} outline={outline} />,
  };
}
