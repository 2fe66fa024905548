import {
  getProductDetail,
  getProductLive,
  getProductPinout,
  getProductSimilar,
  productCompare,
  productPrice,
} from '#contract/api/product.ts';
import { sku as skuSchema } from '#contract/api/fields.ts';
import type { StoreApp, StoreDeps } from '#server/caller/call.ts';
import { contractRoute } from '#server/http/contract-route.ts';
import { compareProducts } from '#server/search/compare.ts';
import { pricePieces, showLive } from '#server/search/view/live.ts';
import { showPinout } from '#server/search/pin-compatible.ts';
import { showProduct } from '#server/search/view/product-detail.ts';
import { showSimilar } from '#server/search/similar.ts';
import { cutoffOfToday } from '#server/rules/order-cutoff.ts';
import { openView } from '#server/search/view/view.ts';
import { invalidField } from '#server/kernel/store-error.ts';

const mostSkus = 50;

/** Codes of a comma list; what cannot be a code is dropped like one that is not known. */
function readSkus(text: string): string[] {
  const codes = text.split(',').flatMap((part) => skuSchema.safeParse(part).data ?? []);
  if (codes.length > mostSkus) throw invalidField('skus', { code: 'too_long', limit: mostSkus });
  return [...new Set(codes)];
}

export function registerProductRoutes(app: StoreApp, deps: StoreDeps): void {
  contractRoute(app, deps, getProductDetail, async (asked, call) => {
    const { sellerCountry: country, trade } = call.deps.settings;
    return showProduct(await openView(call), asked, { country, orderCutoff: cutoffOfToday(call.now, trade.orderCutoff) });
  });
  contractRoute(app, deps, getProductLive, async ({ skus }, call) => showLive(await openView(call), readSkus(skus), call.now));
  contractRoute(app, deps, productPrice, async ({ items }, call) => pricePieces(await openView(call), items));
  contractRoute(app, deps, productCompare, async ({ web_urls: slugs, quantity }, call) =>
    compareProducts(await openView(call, quantity), slugs),
  );
  contractRoute(app, deps, getProductPinout, async (query, call) => showPinout(await openView(call, query.quantity), query));
  contractRoute(app, deps, getProductSimilar, async (query, call) => showSimilar(await openView(call, query.quantity), query));
}
