import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Stars } from '#src/ui/Stars.tsx';
import { theme } from '#src/ui/theme.ts';

/** Mean and number of a part's ratings; nothing as long as there are none. */
export function ProductStars({ rating: { average, count } }: Pick<ProductListItem, 'rating'>) {
  const { t } = useTranslation('part');
  const { integer, number } = useFormat();
  if (count === 0) return null;
  const mean = number(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Line>
      <Stars value={average} label={t('rating', { count, average: mean, number: integer(count) })} />
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
