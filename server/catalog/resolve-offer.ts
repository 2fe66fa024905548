import type { Packaging } from '#contract/api/part.ts';
import { orderCode } from './order-code.ts';
import type { OfferRecord } from './part-record.ts';
import type { Problem } from './problem.ts';

export interface ResolvedOffer {
  sku: string;
  packaging: Packaging;
  packSize: number | null;
  moq: number;
  multiple: number;
  maxQuantity: number | null;
  feeMicros: number;
  quantities: number[];
  micros: number[];
}

/** Millionths of a decimal price, exactly: no floating point. */
export function toMicros(price: string): number {
  const [whole = '0', decimals = ''] = price.split('.');
  return Number(whole + decimals.padEnd(6, '0'));
}

/** Raises the minimum to a multiple (`docs/api.md` 7.3) and checks that the offer can be ordered. */
export function resolveOffer(offer: OfferRecord, maker: string, mpn: string): { offer: ResolvedOffer; problems: Problem[] } {
  const moq = Math.ceil(offer.moq / offer.multiple) * offer.multiple;
  const maxQuantity = offer.max_quantity ?? null;
  const [first] = offer.price_breaks;
  const problems: Problem[] = [];
  if (maxQuantity !== null && maxQuantity < moq) problems.push({ field: 'max_quantity', code: 'out_of_range', value: String(maxQuantity) });
  if (first && first.quantity > moq)
    problems.push({ field: 'price_breaks.0.quantity', code: 'out_of_range', value: String(first.quantity) });
  const resolved: ResolvedOffer = {
    sku: offer.sku ?? orderCode(maker, mpn, offer.packaging),
    packaging: offer.packaging,
    packSize: offer.pack_size ?? null,
    moq,
    multiple: offer.multiple,
    maxQuantity,
    feeMicros: toMicros(offer.fee ?? '0'),
    quantities: offer.price_breaks.map(({ quantity }) => quantity),
    micros: offer.price_breaks.map(({ price }) => toMicros(price)),
  };
  return { offer: resolved, problems };
}
