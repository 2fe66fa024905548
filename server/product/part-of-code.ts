import type { AdminProduct } from '#contract/api/admin/product.ts';
import type { Acting } from '#server/caller/acting.ts';
import { referenceOf } from '#server/search/held-catalog.ts';
import { productOfCode } from './held-product.ts';
import { showProduct } from './show-product.ts';

/** The part of an order code, as its editor has it; `not_found` without one. */
export async function partOfCode({ deps, locale }: Acting, sku: string): Promise<AdminProduct> {
  const reference = await referenceOf(deps.db, deps.settings.catalogMaxAgeMs);
  return showProduct(deps.db, reference, await productOfCode(deps.db, sku), locale);
}
