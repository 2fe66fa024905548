import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { SelectField, type SelectFieldProps } from '#src/ui/SelectField.tsx';
import { WholeSelectFrame } from '#src/ui/whole-select-frame.ts';

function Sample(props: Omit<SelectFieldProps, 'label' | 'options' | 'ref'>) {
  const { t } = useTranslation();
  const options = [
    { value: 'country', label: t('address_form:choose') },
    { value: 'long', label: t('cart:summary.hold') },
  ];
  return <SelectField label={t('address_form:country')} options={options} {...props} />;
}

function Whole() {
  return <Sample frame={WholeSelectFrame} value="long" onChange={() => {}} />;
}

function Wrong() {
  const { t } = useTranslation();
  return <Sample error={t('validation:not_allowed')} />;
}

export const states: States = {
  rest: () => <Sample />,
  optional: () => <Sample optional />,
  compact: () => <Sample compact />,
  whole: Whole,
  error: Wrong,
  disabled: () => <Sample disabled />,
};
