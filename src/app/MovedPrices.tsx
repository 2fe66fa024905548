import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { selectCounts } from '#src/store/cart-selectors.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { useToast } from '#src/ui/toast-context.ts';

/** Tells who comes with a cart from a regional host of another currency that its amounts are worked out anew here. */
export function MovedPrices() {
  const config = useAppSelector(selectConfig);
  const hasLines = useAppSelector((state) => selectCounts(state).cartNum > 0);
  const chosen = useAppSelector((state) => state.visitor.currency);
  const { hostname } = new URL(document.referrer);
  const former = config?.langList.find(({ host }) => host === hostname)?.currency;
  const currency = chosen ?? config?.currency.code;
  if (!hasLines || former === undefined || currency === undefined || former === currency) return null;
  return (
    <WithWords names={['cart']}>
      <Told currency={currency} />
    </WithWords>
  );
}

function Told({ currency }: { currency: string }) {
  const { t } = useTranslation('cart');
  const toast = useToast();
  const text = t('moved_prices', { currency });
  useEffect(() => toast({ text }), [toast, text]);
  return null;
}
