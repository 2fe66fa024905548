import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props extends Pick<ProductListItem, 'rating'> {
  /** One star in place of five, for rows of a list. */
  isShort?: boolean;
}

/** Mean and number of a part's ratings; nothing as long as there are none. */
export function ProductStars({ rating: { average, count }, isShort = false }: Props) {
  const { t } = useTranslation('part');
  const { integer, number } = useFormat();
  if (count === 0) return null;
  const mean = number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const most = isShort ? 1 : 5;
  return (
    <Line>
      <Stars value={isShort ? 1 : average} most={most} label={t('rating', { count, average: mean, number: integer(count) })} />
      <span aria-hidden="true">
        {mean} ({integer(count)})
      </span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  gap: ${theme.space['1']};
  align-items: center;
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  white-space: nowrap;
`;
