import { useMemo } from 'react';
import type { ProductListItem } from '#contract/api/part.ts';
import { outlineOf } from '#src/components/drawing/part-outline.ts';
import { commonStep } from '#src/components/drawing/scale.ts';
import { boxOf } from '#src/components/drawing/shape.ts';
import { mainView } from '#src/components/drawing/views.ts';

/** The scale that the thumbs of a list share, so that sizes can be compared; null when they differ too much. */
export function useThumbStep(products: readonly ProductListItem[], pixels = 40): number | null {
  return useMemo(() => {
    const boxes = products.flatMap((product) => {
      const outline = outlineOf(product);
      const view = outline && mainView(outline);
      return view ? [boxOf(view.shapes)] : [];
    });
    return commonStep(boxes, pixels);
  }, [products, pixels]);
}
