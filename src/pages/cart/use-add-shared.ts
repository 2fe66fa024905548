import { useState } from 'react';
import type { getSharedCart } from '#contract/api/parts-list.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { useAddToCartMutation } from '#src/api/cart.ts';

type SharedLine = ResponseOf<typeof getSharedCart>['list'][number];

/** Lines that one call takes. */
const perCall = 200;

export interface Added {
  count: number;
  /** Parts that the cart did not take, with the shop's reason. */
  refused: { sku: string; text: string }[];
  /** The shop stopped answering: what is counted is in, the rest is not. */
  isBroken: boolean;
}

/** Puts the lines of a shared cart into one's own, quantities raised to what may be ordered now. */
export function useAddShared() {
  const [post] = useAddToCartMutation();
  const [isAdding, setAdding] = useState(false);
  const add = async (lines: readonly SharedLine[]): Promise<Added> => {
    setAdding(true);
    const added: Added = { count: 0, refused: [], isBroken: false };
    for (let at = 0; at < lines.length && !added.isBroken; at += perCall) {
      const items = lines.slice(at, at + perCall).map(({ sku, quantity, customer_reference: reference }) => ({
        sku,
        quantity,
        round: true,
        ...(reference !== null && { customer_reference: reference }),
      }));
      // The cart keeps the order of the lines.
      // oxlint-disable-next-line no-await-in-loop
      const { data } = await post({ items });
      const refused = (data?.results ?? []).flatMap(({ sku, error }) => (error ? [{ sku, text: error.message }] : []));
      added.isBroken = data === undefined;
      added.count += (data?.results.length ?? 0) - refused.length;
      added.refused.push(...refused);
    }
    setAdding(false);
    return added;
  };
  return { add, isAdding };
}
