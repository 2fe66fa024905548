import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { checkInputStyle } from '#src/ui/check-style.ts';
import { theme } from '#src/ui/theme.ts';

export interface CompareControl {
  selected: readonly string[];
  /** How many parts may be compared in this window. */
  limit: number;
  onToggle: (webUrl: string) => void;
}

interface Props {
  product: Pick<ProductListItem, 'mpn' | 'web_url'>;
  control: CompareControl;
  /** Shows the word beside the box. */
  withWords?: boolean;
}

/** Ticks a part for comparison; further ones are refused with the reason in the title. */
export function CompareTick({ product, control, withWords = false }: Props) {
  const { t } = useTranslation('part');
  const isChosen = control.selected.includes(product.web_url);
  const isFull = !isChosen && control.selected.length >= control.limit;
  return (
    <Label title={isFull ? t('compare_full', { count: control.limit }) : undefined}>
      <Box
        type="checkbox"
        aria-label={t('compare_part', { mpn: product.mpn })}
        checked={isChosen}
        disabled={isFull}
        onChange={() => control.onToggle(product.web_url)}
      />
      {withWords ? <span aria-hidden="true">{t('compare')}</span> : null}
    </Label>
  );
}

const Label = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space['2']};
  min-width: ${theme.space['6']};
  min-height: ${theme.space['8']};
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
  cursor: pointer;
`;

const Box = styled.input`
  ${checkInputStyle}
  &:checked::after {
    width: 50%;
    height: 28%;
    border: ${theme.border.focus} solid ${theme.color.accent.onSolid};
    border-width: 0 0 ${theme.border.focus} ${theme.border.focus};
    transform: translateY(-1px) rotate(-45deg);
  }
`;
