import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { IconButton } from '#src/ui/IconButton.tsx';

function Sample(props: { small?: boolean; disabled?: boolean }) {
  const { t } = useTranslation();
  return <IconButton icon="close" label={t('common:close')} {...props} />;
}

export const states: States = {
  rest: () => <Sample />,
  small: () => <Sample small />,
  disabled: () => <Sample disabled />,
  hover: () => <Sample />,
  'focus-visible': () => <Sample />,
};
