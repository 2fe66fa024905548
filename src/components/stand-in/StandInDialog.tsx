import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { StandIns } from './StandIns.tsx';

/** The parts that can take a part's place, over the page. */
export function StandInDialog({ onClose, ...props }: ComponentProps<typeof StandIns> & { onClose: () => void }) {
  const { t } = useTranslation(['stand_in', 'common']);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('title', { mpn: props.part.mpn })}
      actions={<Button onClick={onClose}>{t('common:close')}</Button>}
    >
      <StandIns {...props} />
    </Dialog>
  );
}
