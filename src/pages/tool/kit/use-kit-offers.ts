import { useEffect, useState } from 'react';
import type { ProductListItem } from '#contract/api/part.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { endpoints } from '#src/api/catalog.ts';
import { isNoOffer } from '#src/pages/tool/results/use-shop-searches.ts';
import { partRequest } from '#src/pages/tool/results/part-request.ts';
import { useAppDispatch } from '#src/store/store.ts';
import type { KitPlace } from './kit-places.ts';

export interface OfferedPlace extends KitPlace {
  products: readonly ProductListItem[];
}

type Offers = { state: 'loading' } | { state: 'failed'; error: ApiError | undefined } | { state: 'there'; places: readonly OfferedPlace[] };

/** The parts in stock for each place, as the page below shows them, and those that were taken instead; those that nothing fits are there with none. */
export function useKitOffers(
  places: readonly KitPlace[],
): Offers & { retry: () => void; add: (place: OfferedPlace, product: ProductListItem) => void } {
  const dispatch = useAppDispatch();
  const [offers, setOffers] = useState<Offers>({ state: 'loading' });
  const [round, setRound] = useState(0);
  const key = JSON.stringify(places);
  useEffect(() => {
    let isLeft = false;
    const ask = async (place: KitPlace): Promise<OfferedPlace> => {
      const asked = place.searches.map(async (search) => {
        const { data, error } = await dispatch(endpoints.productList.initiate(partRequest(search), { subscribe: false }));
        if (data || isNoOffer(error)) return data?.list ?? [];
        throw error;
      });
      return { ...place, products: (await Promise.all(asked)).flat() };
    };
    Promise.all(places.map(ask)).then(
      (found) => isLeft || setOffers({ state: 'there', places: found }),
      (error: unknown) => isLeft || setOffers({ state: 'failed', error: isApiError(error) ? error : undefined }),
    );
    return () => void (isLeft = true);
    // oxlint-disable-next-line react/exhaustive-deps -- the key holds the places
  }, [key, dispatch, round]);
  const retry = () => {
    setOffers({ state: 'loading' });
    setRound(round + 1);
  };
  const add = ({ key: at }: OfferedPlace, product: ProductListItem) => {
    if (offers.state !== 'there') return;
    const withIt = (place: OfferedPlace) =>
      place.key === at && !place.products.some(({ id }) => id === product.id)
        ? { ...place, products: [...place.products, product] }
        : place;
    setOffers({ state: 'there', places: offers.places.map(withIt) });
  };
  return { ...offers, retry, add };
}
