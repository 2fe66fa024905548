import { useTranslation } from 'react-i18next';
import { movingFastRequest } from '#contract/requests/home-page.ts';
import { useHotProductQuery } from '#src/api/catalog.ts';
import { useFormat } from '#src/i18n/format.ts';
import type { BlockLook } from './HomeBlock.tsx';
import { PartsBlock } from './PartsBlock.tsx';

const { quantity } = movingFastRequest;

/** Parts that are ordered most. */
export function MovingFast({ id = 'moving-fast', title }: BlockLook) {
  const { t } = useTranslation('home');
  const { integer } = useFormat();
  const { data } = useHotProductQuery(movingFastRequest);
  if (!data || data.list.length === 0) return null;
  // The currency and the tax stand in the head of the prices.
  const note = data.list.some(({ price_at }) => price_at) ? t('price_note', { quantity: integer(quantity) }) : undefined;
  const label = t('moving_fast');
  return <PartsBlock id={id} title={title ?? label} label={label} note={note} parts={data.list} quantity={quantity} />;
}
