import { useMemo } from 'react';
import { useThumbStep } from '#src/components/parts/use-thumb-step.ts';
import type { BillLine } from '#src/pages/bom/bom-bill.ts';

/** Side of a part's drawing in pixels. */
export const thumbPixels = 44;

/** The scale that the drawings of some rows share; found anew only for other rows. */
export function useBillStep(rows: readonly BillLine[]): number | null {
  const products = useMemo(() => rows.flatMap(({ part }) => part?.product ?? []), [rows]);
  return useThumbStep(products, thumbPixels);
}
