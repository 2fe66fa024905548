import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Stars } from '#src/ui/Stars.tsx';

function Sample({ value, most }: { value: number; most?: number }) {
  const { t } = useTranslation();
  return <Stars value={value} label={t('common:account.reviews')} {...(most === undefined ? {} : { most })} />;
}

export const states: States = {
  none: () => <Sample value={0} />,
  part: () => <Sample value={3.5} />,
  all: () => <Sample value={5} />,
  one: () => <Sample value={1} most={1} />,
};
