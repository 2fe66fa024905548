import type { ApiError } from '#src/api/api-error.ts';

/** A line of `insufficient_stock` (`docs/api.md` 5.5). */
export interface ShortLine {
  line_id: string;
  sku: string;
  requested: number;
  available: number;
}

/** Why an order is not placed, as far as the review step can settle it. */
export type Trouble =
  /** Nobody knows whether it was placed; trying again finds out. */
  { kind: 'open'; error: ApiError } | Changed | { kind: 'refused'; error: ApiError };

/** Something is not as it was when the buyer looked. */
export type Changed =
  | { kind: 'price'; before: number }
  | { kind: 'coupon'; before: number; error: ApiError }
  | { kind: 'stock'; lines: ShortLine[] };

/** Reads a refusal; `before` is the total that the buyer agreed to. */
export function readTrouble(error: ApiError, before: number): Trouble {
  if (error.code === 'price_changed') return { kind: 'price', before };
  if (error.code.startsWith('coupon_')) return { kind: 'coupon', before, error };
  const lines = error.code === 'insufficient_stock' ? error.data?.['lines'] : null;
  return Array.isArray(lines) ? { kind: 'stock', lines: lines as ShortLine[] } : { kind: 'refused', error }; // the shop's own answer
}

/** The step where a refusal can be put right; null stays where it is. */
export function stepOf({ code, fields }: ApiError): 'address' | 'delivery' | null {
  if (code === 'shipping_unavailable' || code === 'payment_unavailable' || code === 'credit_limit') return 'delivery';
  if (code === 'password_rejected' || code === 'address_invalid' || code === 'tax_id_invalid') return 'address';
  const paths = Object.keys(fields ?? {});
  if (paths.some((path) => path === 'email' || path.includes('address'))) return 'address';
  return paths.some((path) => path === 'shipping_code' || path === 'payment_method') ? 'delivery' : null;
}
