import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { TextAreaField } from '#src/ui/TextAreaField.tsx';

function Sample(props: { optional?: boolean; hint?: string; error?: string; disabled?: boolean }) {
  const { t } = useTranslation();
  return <TextAreaField label={t('cart:csv_head.reference')} rows={2} {...props} />;
}

export const states: States = {
  rest: () => <Sample />,
  hint: () => {
    const { t } = useTranslation();
    return <Sample optional hint={t('cart:reference.hint')} />;
  },
  error: () => {
    const { t } = useTranslation();
    return <Sample error={t('validation:required')} />;
  },
  disabled: () => <Sample disabled />,
};
