import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductListItem } from '#contract/api/part.ts';
import { quantityProblem, suggestQuantity } from '#contract/pricing.ts';
import { endpoints } from '#src/api/catalog.ts';
import { useAddToCart } from '#src/components/parts/use-add-to-cart.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useAppDispatch } from '#src/store/store.ts';

export interface NumberProblem {
  text: string;
  /** A quantity that may be ordered instead. */
  suggested?: number;
  /** No part has the number: the search may find near ones. */
  isUnknown?: boolean;
}

/** Order codes and part numbers find one part exactly; anything wider is left to the search. */
function exactMatch(products: readonly ProductListItem[], match: string): ProductListItem | null {
  return match === 'sku' || match === 'mpn' ? (products[0] ?? null) : null;
}

const words = {
  quantity_below_minimum: 'buy:below_minimum',
  quantity_not_multiple: 'buy:sold_in_steps',
  quantity_above_maximum: 'buy:above_maximum',
} as const;

/** Looks a number up and puts the part into the cart; true when it is in. Without a quantity the minimum is taken. */
export function useAddByNumber() {
  const { t } = useTranslation(['cart', 'buy']);
  const { integer } = useFormat();
  const dispatch = useAppDispatch();
  const { add: addPart, isAdding } = useAddToCart();
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<NumberProblem | null>(null);

  const look = async (number: string) => {
    setLooking(true);
    const { data } = await dispatch(endpoints.chipFindSearch.initiate({ keywords: [number] }, { subscribe: false }));
    setLooking(false);
    return data?.list[0];
  };

  const order = async (number: string, quantity: number | null): Promise<NumberProblem | null> => {
    if (number.length < 2) return { text: t('add.required') };
    const found = await look(number);
    if (!found) return { text: t('add.failed') };
    const product = exactMatch(found.products, found.match);
    if (!product) return { text: t('add.not_found', { number }), isUnknown: true };
    const { mpn, offer } = product;
    if (!offer || offer.price_breaks.length === 0) return { text: t('add.quote_only', { mpn }) };
    const wrong = quantity === null ? null : quantityProblem(offer, quantity);
    if (wrong && quantity !== null) {
      const numbers = { minimum: integer(offer.moq), multiple: integer(offer.multiple), maximum: integer(offer.max_quantity ?? 0) };
      return { text: t(words[wrong], numbers), suggested: suggestQuantity(offer, quantity) };
    }
    const isCode = found.match === 'sku';
    const refusal = await addPart({
      sku: isCode ? number.toUpperCase() : offer.sku,
      mpn,
      quantity: quantity ?? suggestQuantity(offer, 1),
    });
    return refusal && { text: refusal.message || t('buy:add_failed', { mpn }) };
  };

  return {
    isAdding: isAdding || isLooking,
    problem,
    add: async (number: string, quantity: number | null) => {
      const met = await order(number, quantity);
      setProblem(met);
      return met === null;
    },
  };
}
