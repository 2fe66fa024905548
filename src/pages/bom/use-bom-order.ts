import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ErrorBody } from '#contract/api/error.ts';
import { type ApiError, isApiError } from '#src/api/api-error.ts';
import { useAddToCartMutation, useAddToRfqListMutation } from '#src/api/cart.ts';
import { useFormat } from '#src/i18n/format.ts';
import type { BillLine } from './bom-bill.ts';
import { cartItems, inGroups, itemsPerCall, rfqItems } from './bom-order.ts';

export interface BomOutcome {
  kind: 'cart' | 'quotes';
  /** Something got in. */
  isDone: boolean;
  title: string;
  text: string;
  refused: { name: string; text: string }[];
}

interface Result {
  error?: ErrorBody | undefined;
}

/** Sends the rows of a bill on, some hundred at a time; what got in stays in, what did not is named. */
export function useBomOrder() {
  const { t } = useTranslation('bom');
  const { integer } = useFormat();
  const [addToCart] = useAddToCartMutation();
  const [addToRfq] = useAddToRfqListMutation();
  const [busy, setBusy] = useState<BomOutcome['kind'] | null>(null);
  const [outcome, setOutcome] = useState<BomOutcome | null>(null);

  const settle = (kind: BomOutcome['kind'], all: { name: string; result: Result }[], failure: unknown) => {
    const refused = all.flatMap(({ name, result }) => (result.error ? [{ name, text: result.error.message }] : []));
    const done = all.length - refused.length;
    const known: ApiError | null = isApiError(failure) ? failure : null;
    const trouble = failure === undefined ? '' : known?.message || t('issue.network');
    const title = done > 0 ? t(kind === 'cart' ? 'in_cart' : 'in_quotes', { count: done, lines: integer(done) }) : '';
    setOutcome({ kind, isDone: done > 0, title, text: trouble, refused });
    setBusy(null);
  };

  return {
    busy,
    outcome,
    toCart: async (rows: readonly BillLine[]) => {
      if (busy) return;
      setBusy('cart');
      const names = new Map(rows.map(({ choice, part }) => [choice?.sku, part?.product.mpn ?? choice?.sku ?? '']));
      const all: { name: string; result: Result }[] = [];
      for (const items of inGroups(cartItems(rows), itemsPerCall)) {
        const { data, error } = await addToCart({ items }); // one after the other: each changes the same cart
        if (!data) return settle('cart', all, error);
        all.push(...data.results.map((result) => ({ name: names.get(result.sku) ?? result.sku, result })));
      }
      settle('cart', all, undefined);
    },
    toQuotes: async (rows: readonly BillLine[]) => {
      if (busy) return;
      setBusy('quotes');
      const all: { name: string; result: Result }[] = [];
      for (const items of inGroups(rfqItems(rows), itemsPerCall)) {
        const { data, error } = await addToRfq({ items });
        if (!data) return settle('quotes', all, error);
        all.push(...data.results.map((result) => ({ name: result.mpn, result })));
      }
      settle('quotes', all, undefined);
    },
  };
}
