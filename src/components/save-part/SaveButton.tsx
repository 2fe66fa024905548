import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { theme } from '#src/ui/theme.ts';
import { keptPart } from './kept-part.ts';
import type { KeptPart } from './use-save-part.ts';

interface Props {
  product: Pick<ProductListItem, 'mpn' | 'manufacturer' | 'offer'>;
  onSave: (parts: readonly KeptPart[]) => void;
  /** Shows the word beside the star. */
  withWords?: boolean;
}

/** Puts the part of a row on one of the account's lists, by the form of the whole listing. */
export function SaveButton({ product, onSave, withWords = false }: Props) {
  const { t } = useTranslation('part');
  const label = t('save_part', { mpn: product.mpn });
  return (
    <Symbol size="small" tone="quiet" title={label} aria-label={label} onClick={() => onSave([keptPart(product)])}>
      <Icon name="star" small />
      {withWords ? <span aria-hidden="true">{t('save')}</span> : null}
    </Symbol>
  );
}

/** As small as a finger may want it, so that a row with it is no higher. */
const Symbol = styled(Button)`
  && {
    min-width: ${theme.space['6']};
    min-height: ${theme.space['6']};
    padding: 0;
  }
`;
