import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { usePackagingName } from '#src/components/parts/use-packaging-name.ts';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';
import type { BillLine } from '#src/pages/bom/bom-bill.ts';
import type { MorePieces } from './buy-more.ts';

export interface BuyMoreProps {
  row: BillLine;
  currency: string;
  onMore: (row: BillLine, more: MorePieces | null) => void;
}

interface Hint {
  text: string;
  quantity: number;
  more: MorePieces | null;
}

/** More pieces of a row's part for less money, or for little more, and the way to take them or to go back. */
export function BuyMore({ row, currency, onMore }: BuyMoreProps) {
  const { t } = useTranslation('buy');
  const { integer } = useFormat();
  const hint = useHint(currency)(row);
  const id = useId();
  if (!hint) return null;
  return (
    <Line>
      <span id={id}>{hint.text}</span>
      <Button size="small" aria-describedby={id} onClick={() => onMore(row, hint.more)}>
        {t('take_quantity', { quantity: integer(hint.quantity) })}
      </Button>
    </Line>
  );
}

function useHint(currency: string): (row: BillLine) => Hint | null {
  const { t } = useTranslation(['bom', 'buy']);
  const { integer, money } = useFormat();
  const packagingName = usePackagingName();
  return ({ line, choice, better, next, enough }) => {
    if (!choice) return null;
    if (better) {
      const { quantity, offer } = better;
      const figures = { quantity: integer(quantity), total: money(better.total, currency) };
      const present = money(better.total + better.saving, currency);
      const text = offer
        ? t('buy:cheaper_packaging', { ...figures, present, packaging: packagingName(offer) })
        : t('bom:better_buy', { ...figures, saving: money(better.saving, currency) });
      return { text, quantity, more: { quantity, offer } };
    }
    if (enough !== null) {
      const text = t('bom:more_taken', { extra: integer(choice.quantity - line.needed) });
      return { text, quantity: enough, more: null };
    }
    if (!next) return null;
    const { quantity } = next;
    const text = t('bom:next_break', {
      quantity: integer(quantity),
      total: money(next.total, currency),
      extra: money(next.extra, currency),
    });
    return { text, quantity, more: { quantity, offer: null } };
  };
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['2']};
  align-items: center;
  color: ${theme.color.success.text};
  font: ${theme.type.small};
`;
