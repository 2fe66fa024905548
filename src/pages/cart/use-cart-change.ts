import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine, updateCart } from '#contract/api/cart.ts';
import type { RequestOf } from '#contract/api/endpoint.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { useAddToCartMutation, useRemoveFromCartMutation, useUpdateCartMutation } from '#src/api/cart.ts';
import { cartKeyDropped } from '#src/store/cart.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { useToast } from '#src/ui/toast-context.ts';

type Change = RequestOf<typeof updateCart>['items'][number];

export interface CartChange {
  change: (...items: Change[]) => Promise<void>;
  remove: (line: CartLine) => Promise<void>;
  isChanging: boolean;
  /** Why the last change was refused; null when it was saved. */
  refusal: ApiError | null;
}

/** Changes to the cart. A cart whose key has run out is empty from then on; nothing breaks. */
export function useCartChange(reload: () => void): CartChange {
  const { t } = useTranslation('cart');
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [update, updating] = useUpdateCartMutation();
  const [removeLines, removing] = useRemoveFromCartMutation();
  const [addBack] = useAddToCartMutation();
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const settle = (error: unknown): boolean => {
    const known = isApiError(error) ? error : null;
    if (known?.code === 'cart_not_found') dispatch(cartKeyDropped());
    setRefusal(known?.code === 'cart_not_found' ? null : known);
    if (known) reload();
    return known === null;
  };

  return {
    isChanging: updating.isLoading || removing.isLoading,
    refusal,
    change: async (...items) => {
      const { data, error } = await update({ items });
      const refused = data?.results.find((one) => one.error)?.error;
      settle(refused ? { ...refused, status: 422 } : error);
    },
    remove: async (line) => {
      const { error } = await removeLines({ line_ids: [line.line_id] });
      if (!settle(error)) return;
      const reference = line.customer_reference === null ? {} : { customer_reference: line.customer_reference };
      toast({
        text: t('removed', { mpn: line.product.mpn }),
        undo: () => void addBack({ items: [{ sku: line.sku, quantity: line.quantity, ...reference }] }),
      });
    },
  };
}
