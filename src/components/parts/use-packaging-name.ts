import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';

/** "Reel 2,500": the packaging with its size where it has one. */
export function usePackagingName(): (offer: Pick<Offer, 'packaging' | 'pack_size'>) => string {
  const { t } = useTranslation('buy');
  const { integer } = useFormat();
  return ({ packaging, pack_size: size }) => {
    const name = t(`packaging.${packaging}`);
    return size === null || size === 1 ? name : t('packaging_size', { packaging: name, size: integer(size) });
  };
}
