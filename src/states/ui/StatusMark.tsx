import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';

function Sample({ tone }: Pick<StatusMarkProps, 'tone'>) {
  const { t } = useTranslation();
  return <StatusMark tone={tone}>{t('orders:processing')}</StatusMark>;
}

export const states: States = {
  good: () => <Sample tone="good" />,
  attention: () => <Sample tone="attention" />,
  stopped: () => <Sample tone="stopped" />,
  info: () => <Sample tone="info" />,
  neutral: () => <Sample tone="neutral" />,
};
