import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { RadioGroup } from '#src/ui/RadioGroup.tsx';

function Sample({ chosen = null, isWrong = false }: { chosen?: string | null; isWrong?: boolean }) {
  const { t } = useTranslation();
  const [value, setValue] = useState(chosen);
  return (
    <RadioGroup
      legend={t('common:preferences.theme')}
      value={value}
      onChange={setValue}
      error={isWrong ? t('validation:not_allowed') : undefined}
      options={[
        { value: 'system', label: t('common:preferences.system'), note: t('cart:summary.hold') },
        { value: 'light', label: t('common:preferences.light'), aside: '1' },
        { value: 'dark', label: t('common:preferences.dark'), disabled: true },
      ]}
    />
  );
}

export const states: States = {
  none: () => <Sample />,
  chosen: () => <Sample chosen="light" />,
  error: () => <Sample isWrong />,
};
