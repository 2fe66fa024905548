import { buildPath } from '#contract/routes/build-path.ts';
import { accessHash } from '#src/components/order/order-access.ts';

/** The page of one request for prices; a guest's key stays in the hash, an account needs none. `step` is one of its order. */
export function quotePath(number: string, key: string | null, step?: string): string {
  const query = new URLSearchParams({ inquiry_no: number, ...(step && { step }) });
  return `${buildPath('order-quoteDetail')}?${query.toString()}${accessHash(key)}`;
}
