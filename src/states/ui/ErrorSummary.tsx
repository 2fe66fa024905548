import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { ErrorSummary } from '#src/ui/ErrorSummary.tsx';

export const states: States = {
  problems: () => {
    const { t } = useTranslation();
    const problems = [
      { fieldId: 'sheet-name', text: t('address_form:required.first_name') },
      { fieldId: 'sheet-email', text: t('validation:email') },
    ];
    return <ErrorSummary problems={problems} attempt={1} />;
  },
};
