import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

export const states: States = {
  title: () => {
    const { t } = useTranslation();
    return <EmptyState title={t('cart:empty.title')} />;
  },
  whole: () => {
    const { t } = useTranslation();
    return (
      <EmptyState title={t('cart:empty.title')} action={<Button>{t('cart:empty.action')}</Button>}>
        {t('cart:empty.text')}
      </EmptyState>
    );
  },
};
