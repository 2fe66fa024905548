import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { QuantityStepper } from '#src/ui/QuantityStepper.tsx';

function Sample({ value: first, ...rest }: Pick<ComponentProps<typeof QuantityStepper>, 'value' | 'max' | 'invalid' | 'large'>) {
  const { t } = useTranslation();
  const [value, setValue] = useState(first);
  return <QuantityStepper value={value} onChange={setValue} label={t('cart:quantity')} {...rest} />;
}

export const states: States = {
  rest: () => <Sample value={25} />,
  least: () => <Sample value={1} />,
  most: () => <Sample value={100} max={100} />,
  invalid: () => <Sample value={7} invalid />,
  large: () => <Sample value={1000} large />,
};
