import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Chip } from '#src/ui/Chip.tsx';

function Sample({ onRemove }: { onRemove?: () => void }) {
  const { t } = useTranslation();
  return <Chip {...(onRemove ? { onRemove } : {})}>{t('common:header.all_categories')}</Chip>;
}

const stay = () => {};

export const states: States = {
  plain: () => <Sample />,
  removable: () => <Sample onRemove={stay} />,
  hover: () => <Sample onRemove={stay} />,
};
