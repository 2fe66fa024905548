import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { CheckboxField, type CheckboxFieldProps } from '#src/ui/CheckboxField.tsx';

function Sample(props: Omit<CheckboxFieldProps, 'label' | 'ref'>) {
  const { t } = useTranslation();
  return <CheckboxField label={t('cart:select_all')} {...props} />;
}

function Wrong() {
  const { t } = useTranslation();
  return <Sample error={t('validation:required')} />;
}

export const states: States = {
  off: () => <Sample />,
  on: () => <Sample defaultChecked />,
  count: () => <Sample defaultChecked count="128" />,
  zero: () => <Sample count="0" zero />,
  error: Wrong,
  disabled: () => <Sample disabled />,
};
