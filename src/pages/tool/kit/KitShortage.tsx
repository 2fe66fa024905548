import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ProductListItem } from '#contract/api/part.ts';
import { StockStatus } from '#src/components/parts/StockStatus.tsx';
import { StandIns } from '#src/components/stand-in/StandIns.tsx';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';

interface Props {
  part: ProductListItem;
  /** More than are in stock. */
  pieces: number;
  onTake: (product: ProductListItem, pieces: number) => void;
}

/** Says how many of a part there are, and leads to those that can take its place, as a line of the cart does. */
export function KitShortage({ part, pieces, onTake }: Props) {
  const { t } = useTranslation('stand_in');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Line>
        <StockStatus stock={part.stock} quantity={pieces} />
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t('show')}
        </Button>
      </Line>
      {isOpen ? (
        <StandIns
          part={part}
          pieces={pieces}
          onTake={(product, bought) => {
            setOpen(false);
            onTake(product, bought);
          }}
        />
      ) : null}
    </>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: center;
  justify-content: space-between;
`;
