import { useEffect, useState } from 'react';
import { quantityProblem } from '#contract/pricing.ts';
import { QuantityChoice } from '#src/components/QuantityChoice.tsx';
import { rulesOf } from './cart-line.ts';
import type { LineProps } from './line-props.ts';

/** Several presses on + make one call. */
const settleMs = 300;

/** The quantity as typed; only one that may be ordered is saved, a wrong one waits for the buyer's word. */
export function LineQuantity({ line, changes: { change } }: Pick<LineProps, 'line' | 'changes'>) {
  const [typed, setTyped] = useState<number | null>(null);
  const rules = rulesOf(line);
  const { line_id, quantity } = line;
  const isNew = typed !== null && typed !== quantity && quantityProblem(rules, typed) === null;

  useEffect(() => {
    if (!isNew || typed === null) return undefined;
    const timer = setTimeout(() => void change({ line_id, quantity: typed }).then(() => setTyped(null)), settleMs);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-deps -- `change` is new on each render and always does the same
  }, [isNew, typed, line_id]);

  return <QuantityChoice compact mpn={line.product.mpn} rules={rules} quantity={typed ?? quantity} onChange={setTyped} />;
}
