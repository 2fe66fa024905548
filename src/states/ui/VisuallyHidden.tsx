import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';

export const states: States = {
  heard: () => {
    const { t } = useTranslation();
    return (
      <p>
        2 <VisuallyHidden>{t('common:page_number', { page: 2 })}</VisuallyHidden>
      </p>
    );
  },
};
