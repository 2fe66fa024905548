import { useState } from 'react';
import type { addToRfqList } from '#contract/api/cart.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { useAddToRfqListMutation } from '#src/api/cart.ts';
import { endpoints } from '#src/api/catalog.ts';
import { useAppDispatch } from '#src/store/store.ts';
import type { PastedPart } from './pasted-parts.ts';

type Item = RequestOf<typeof addToRfqList>['items'][number];

/** Numbers that one search takes, and items that one call takes. */
const perSearch = 50;
const perCall = 200;

function inGroups<Value>(values: readonly Value[], size: number): Value[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) => values.slice(index * size, (index + 1) * size));
}

/** Puts parts on the quote list; a number that is exactly one of ours becomes our part, any other stays as it was typed. */
export function useAddParts() {
  const dispatch = useAppDispatch();
  const [post] = useAddToRfqListMutation();
  const [isAdding, setAdding] = useState(false);

  /** What is ours is found by order code or part number; a search that fails leaves the number as it is. */
  const look = async (parts: readonly PastedPart[]): Promise<Item[]> => {
    const keywords = parts.map(({ mpn }) => mpn);
    const { data } = await dispatch(endpoints.chipFindSearch.initiate({ keywords }, { subscribe: false }));
    return parts.map(({ mpn, quantity, manufacturer }, index) => {
      const found = data?.list[index];
      const product = found?.match === 'sku' || found?.match === 'mpn' ? found.products[0] : undefined;
      const isMaker = !manufacturer || product?.manufacturer.name.toLowerCase() === manufacturer.toLowerCase();
      const sku = found?.match === 'sku' ? mpn.toUpperCase() : product?.offer?.sku;
      if (product && sku && isMaker) return { sku, quantity };
      return { mpn, quantity, ...(manufacturer && { manufacturer }) };
    });
  };

  const add = async (parts: readonly PastedPart[]): Promise<number | null> => {
    setAdding(true);
    const items = (await Promise.all(inGroups(parts, perSearch).map(look))).flat();
    let added = 0;
    for (const group of inGroups(items, perCall)) {
      // The list keeps the order in which they were typed.
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await post({ items: group });
      if (!data) {
        setAdding(false);
        return null;
      }
      added += data.results.filter(({ error }) => error === undefined).length;
    }
    setAdding(false);
    return added;
  };
  return { add, isAdding };
}
