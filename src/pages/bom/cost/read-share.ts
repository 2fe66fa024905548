import { mostAttritionBp } from '#contract/attrition.ts';

/** Hundredths of a percent from "2.5" or "2,5 %"; null when it is no share that makes sense. */
export function readShare(text: string): number | null {
  const plain = text.replace('%', '').trim().replace(',', '.');
  if (plain === '') return 0;
  const share = /^\d{1,2}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : Number.NaN;
  return share <= mostAttritionBp ? share : null;
}
