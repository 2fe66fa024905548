import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Button, type ButtonProps } from '#src/ui/Button.tsx';

function Sample(look: Omit<ButtonProps, 'ref'>) {
  const { t } = useTranslation();
  return <Button {...look}>{t('cart:summary.check_out')}</Button>;
}

export const states: States = {
  primary: () => <Sample tone="primary" />,
  secondary: () => <Sample />,
  quiet: () => <Sample tone="quiet" />,
  danger: () => <Sample tone="danger" />,
  dangerSolid: () => <Sample tone="dangerSolid" />,
  small: () => <Sample size="small" />,
  large: () => <Sample tone="primary" size="large" />,
  busy: () => <Sample tone="primary" busy />,
  disabled: () => <Sample disabled />,
  hover: () => <Sample tone="primary" />,
  'focus-visible': () => <Sample tone="primary" />,
  active: () => <Sample tone="primary" />,
};
