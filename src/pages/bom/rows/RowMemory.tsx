import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { theme } from '#src/ui/theme.ts';

export interface RowMemoryProps {
  name: string;
  /** When the customer chose a part for such a row; null when nothing is remembered. */
  chosenAt: string | null;
  onForget: () => void;
}

/** Says that the choice is remembered, and forgets it. */
export function RowMemory({ name, chosenAt, onForget }: RowMemoryProps) {
  const { t } = useTranslation('bom_row');
  const { date } = useFormat();
  return (
    <Line role="status">
      {chosenAt === null ? null : (
        <>
          <span>{t('remembered', { date: date(chosenAt) })}</span>
          <Button size="small" tone="quiet" aria-label={t('forget_named', { name })} onClick={onForget}>
            {t('forget')}
          </Button>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['3']};
  align-items: center;
  font: ${theme.type.dense};
`;
