import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import type { KeptPart } from './use-save-part.ts';

const SaveDialog = lazy(async () => ({ default: (await import('./SaveDialog.tsx')).SaveDialog }));

/** Puts a part on one of the account's lists; the form and its words are fetched then. */
export function SavePart({ part }: { part: KeptPart }) {
  const { t } = useTranslation('product');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="list" small />
        {t('save')}
      </Button>
      {isOpen ? (
        <Suspense>
          <WithWords names={['save_part']}>
            <SaveDialog parts={[part]} onClose={() => setOpen(false)} />
          </WithWords>
        </Suspense>
      ) : null}
    </>
  );
}
