import { useTranslation } from 'react-i18next';
import type { Overlays } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

const stay = () => {};

export const overlays: Overlays = {
  question: () => {
    const { t } = useTranslation();
    return (
      <Dialog
        open
        onClose={stay}
        title={t('cart:add.title')}
        actions={
          <>
            <Button>{t('common:close')}</Button>
            <Button tone="primary">{t('cart:add.submit')}</Button>
          </>
        }
      >
        <p>{t('cart:summary.hold')}</p>
      </Dialog>
    );
  },
  plain: () => {
    const { t } = useTranslation();
    return <Dialog open onClose={stay} title={t('cart:add.title')} />;
  },
};
