import { buildPath } from '#contract/routes/build-path.ts';
import { accessHash } from './order-access.ts';

/** A page of one order; a guest's key stays in the hash, an account needs none. */
export function orderPath(page: 'order-orderPay' | 'order-successful' | 'order-orderDetail', number: string, key: string | null): string {
  return `${buildPath(page)}?order_no=${number}${accessHash(key)}`;
}
