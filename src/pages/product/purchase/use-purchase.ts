import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Offer, ProductDetail, Stock } from '#contract/api/part.ts';
import { type BetterBuy, betterBuy, breakAt, offerTotal, quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import { liveRequest } from '#contract/requests/live-request.ts';
import { useGetProductLiveQuery } from '#src/api/catalog.ts';
import { splitSupply, type Supply } from '#src/components/parts/supply.ts';

const refreshEvery = 60_000;

/** One part on its way into the cart. */
export interface Purchase {
  offer: Offer;
  offers: Offer[];
  stock: Stock;
  quantity: number;
  setQuantity: (quantity: number) => void;
  setSku: (sku: string) => void;
  /** Whether the quantity may be ordered as it stands. */
  isAllowed: boolean;
  unitMicros: number;
  total: number;
  supply: Supply;
  better: BetterBuy | null;
}

/** The product's stock and offers with what `product-live` knows of them; the catalog's own answer may be minutes old. */
function useLiveProduct(product: ProductDetail): { stock: Stock; offers: Offer[] } {
  const request = liveRequest(product.offers);
  const { data } = useGetProductLiveQuery(request ?? skipToken, {
    pollingInterval: refreshEvery,
    skipPollingIfUnfocused: true,
  });
  const offers = product.offers.map((offer) => {
    const live = data?.list.find((one) => one.sku === offer.sku && one.currency === offer.currency);
    return live ? { ...offer, price_breaks: live.price_breaks } : offer;
  });
  return { stock: data?.list[0]?.stock ?? product.stock, offers };
}

function wantedQuantity(search: URLSearchParams): number {
  const text = search.get('qty') ?? '';
  return /^[1-9]\d{0,7}$/.test(text) ? Number(text) : 1;
}

/** Packaging in the address, quantity as typed (at first from the address); null when there is no price. */
export function usePurchase(product: ProductDetail): Purchase | null {
  const [search, setSearch] = useSearchParams();
  const [typed, setQuantity] = useState<number | null>(null);
  const { stock, offers } = useLiveProduct(product);
  const priced = product.quote_only ? [] : offers.filter((offer) => offer.price_breaks.length > 0);
  const offer = priced.find((one) => one.sku === search.get('sku')) ?? priced.find((one) => one.default) ?? priced[0];
  if (!offer) return null;

  const quantity = typed ?? suggestQuantity(offer, wantedQuantity(search));
  const isAllowed = quantityProblem(offer, quantity) === null;
  const setSku = (sku: string) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('sku', sku);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    offer,
    offers: priced,
    stock,
    quantity,
    setQuantity,
    setSku,
    isAllowed,
    unitMicros: breakAt(offer.price_breaks, quantity)?.unit_micros ?? 0,
    total: offerTotal(offer, quantity) ?? 0,
    supply: splitSupply(stock, quantity),
    better: isAllowed
      ? betterBuy(
          offer,
          priced.filter((one) => one.sku !== offer.sku),
          quantity,
        )
      : null,
  };
}
