import type { ProductListItem } from '#contract/api/part.ts';
import type { KeptPart } from './use-save-part.ts';

/** A part of a listing as a list keeps it. */
export function keptPart({ mpn, manufacturer, offer }: Pick<ProductListItem, 'mpn' | 'manufacturer' | 'offer'>): KeptPart {
  return { sku: offer?.sku ?? null, mpn, manufacturer: manufacturer.name };
}
