import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';

/** A page that threw: what happened, and two ways on. */
export function BrokenScreen({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Wrap>
      <EmptyState
        title={t('common:failure.page_title')}
        action={
          <Ways>
            <Button tone="primary" onClick={onRetry}>
              {t('common:try_again')}
            </Button>
            <Button onClick={() => location.assign(document.documentElement.dataset['base'] || '/')}>{t('common:back_home')}</Button>
          </Ways>
        }
      >
        {t('common:failure.page_text')}
      </EmptyState>
    </Wrap>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space['3']};
  margin-block-start: ${theme.space['2']};
`;
