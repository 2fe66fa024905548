import { useTranslation } from 'react-i18next';
import { useHotProductQuery } from '#src/api/catalog.ts';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { ProductTable } from '#src/components/parts/ProductTable.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { useMedia } from '#src/components/use-media.ts';
import { breakpoints } from '#src/ui/theme.ts';
import { HomeBlock } from './HomeBlock.tsx';
import { movingFastRequest } from '#contract/requests/moving-fast-request.ts';

/** Parts that are ordered most, each with a button that puts it into the cart. */
export function MovingFast() {
  const { t } = useTranslation('home');
  const { integer } = useFormat();
  const isWide = useMedia(`(min-width: ${breakpoints.md}px)`);
  const { data } = useHotProductQuery(movingFastRequest);
  if (!data || data.list.length === 0) return null;
  // The currency and the tax stand in the head of the prices.
  const note = data.list.some(({ price_at }) => price_at) ? t('price_note', { quantity: integer(movingFastRequest.quantity) }) : undefined;
  const shown = { products: data.list, quantity: movingFastRequest.quantity };
  return (
    <HomeBlock id="moving-fast" title={t('moving_fast')} note={note}>
      {isWide ? <ProductTable {...shown} caption={t('moving_fast')} /> : <ProductList {...shown} label={t('moving_fast')} />}
    </HomeBlock>
  );
}
