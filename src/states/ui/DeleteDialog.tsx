import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Overlays, States } from '#src/states/state.ts';
import { DeleteDialog } from '#src/ui/DeleteDialog.tsx';

function Sample({ isBusy = false, isRefused = false }: { isBusy?: boolean; isRefused?: boolean }) {
  const { t } = useTranslation('addresses');
  return (
    <DeleteDialog
      label={t('delete')}
      namedLabel={t('delete_named', { name: 'ACME' })}
      busyLabel={t('deleting')}
      keepLabel={t('keep')}
      title={t('delete_question')}
      isBusy={isBusy}
      error={isRefused ? t('delete_failed') : null}
      onConfirm={async () => true}
    >
      <p>{t('delete_text')}</p>
    </DeleteDialog>
  );
}

/** Presses the button, as who deletes something does. */
function Opened(props: { isBusy?: boolean; isRefused?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.querySelector('button')?.click(), []);
  return (
    <div ref={place}>
      <Sample {...props} />
    </div>
  );
}

export const states: States = { closed: () => <Sample /> };

export const overlays: Overlays = {
  asked: () => <Opened />,
  busy: () => <Opened isBusy />,
  refused: () => <Opened isRefused />,
};
