import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';

function Sample(props: Omit<TextFieldProps, 'label' | 'ref'>) {
  const { t } = useTranslation();
  return <TextField label={t('cart:add.number')} {...props} />;
}

export const states: States = {
  rest: () => <Sample />,
  filled: () => <Sample defaultValue="LM358DR" />,
  hint: () => {
    const { t } = useTranslation();
    return <Sample optional hint={t('cart:add.number_hint')} placeholder="LM358DR" />;
  },
  error: () => {
    const { t } = useTranslation();
    return <Sample error={t('cart:add.required')} />;
  },
  hidden_label: () => <Sample hideLabel />,
  compact: () => <Sample compact />,
  disabled: () => <Sample disabled defaultValue="LM358DR" />,
  readonly: () => <Sample readOnly defaultValue="LM358DR" />,
  'focus-visible': () => <Sample />,
};
