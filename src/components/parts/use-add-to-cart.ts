import { useTranslation } from 'react-i18next';
import type { CartWithResults } from '#contract/api/cart.ts';
import { type ApiError, apiErrorOf } from '#src/api/api-error.ts';
import { useAddToCartMutation, useRemoveFromCartMutation, useUpdateCartMutation } from '#src/api/cart.ts';
import { cartNumberCache } from '#src/api/cart-number.ts';
import { useFormat } from '#src/i18n/format.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { useToast } from '#src/ui/toast-context.ts';

export interface Addition {
  sku: string;
  mpn: string;
  quantity: number;
}

/** Puts a part into the cart: the count rises at once, a toast offers to take it back. Gives the refusal, or null when it is in. */
export function useAddToCart(): { add: (addition: Addition) => Promise<ApiError | null>; isAdding: boolean } {
  const { t } = useTranslation('buy');
  const { integer } = useFormat();
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [post, { isLoading }] = useAddToCartMutation();
  const takeBack = useTakeBack();

  const add = async ({ sku, mpn, quantity }: Addition): Promise<ApiError | null> => {
    const counted = dispatch(
      cartNumberCache.updateQueryData('getCartNumber', undefined, (counts) => {
        counts.cartNum += 1;
      }),
    );
    const { data: cart, error } = await post({ items: [{ sku, quantity }] });
    if (!cart) {
      counted.undo();
      return apiErrorOf(error);
    }
    toast({ text: t('added', { count: quantity, pieces: integer(quantity), mpn }), undo: () => takeBack(cart, { sku, mpn, quantity }) });
    return null;
  };
  return { add, isAdding: isLoading };
}

/** Takes an addition out again: the line goes, or shrinks when it was there before. */
function useTakeBack(): (cart: CartWithResults, addition: Addition) => void {
  const [update] = useUpdateCartMutation();
  const [remove] = useRemoveFromCartMutation();
  return ({ results, list }, { sku, quantity }) => {
    const lineId = results.find((one) => one.sku === sku)?.line_id;
    const line = list.find((one) => one.line_id === lineId);
    if (!line) return;
    const before = line.quantity - quantity;
    if (before > 0) void update({ items: [{ line_id: line.line_id, quantity: before }] });
    else void remove({ line_ids: [line.line_id] });
  };
}
