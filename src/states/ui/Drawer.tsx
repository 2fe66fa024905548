import { useTranslation } from 'react-i18next';
import type { Overlays } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Drawer, type DrawerProps } from '#src/ui/Drawer.tsx';

function Sample(props: Pick<DrawerProps, 'side' | 'footer'>) {
  const { t } = useTranslation();
  return (
    <Drawer open onClose={() => {}} title={t('common:header.menu')} {...props}>
      <p>{t('cart:summary.hold')}</p>
    </Drawer>
  );
}

function WithFooter() {
  const { t } = useTranslation();
  return <Sample footer={<Button tone="primary">{t('cart:summary.check_out')}</Button>} />;
}

export const overlays: Overlays = {
  start: () => <Sample />,
  end: () => <Sample side="end" />,
  footer: WithFooter,
};
