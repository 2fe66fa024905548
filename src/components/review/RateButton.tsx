import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithWords } from '#src/i18n/WithWords.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { RatedLine } from './RateDialog.tsx';

const RateDialog = lazy(async () => ({ default: (await import('./RateDialog.tsx')).RateDialog }));

/** Opens the rating of one line; the form and its words are fetched then. */
export function RateButton({ line }: { line: RatedLine }) {
  const { t } = useTranslation('order');
  const [isOpen, setOpen] = useState(false);
  const { mpn, isRated } = line;
  return (
    <>
      <Button size="small" aria-label={t(isRated ? 'rate.again_named' : 'rate.open_named', { mpn })} onClick={() => setOpen(true)}>
        {t(isRated ? 'rate.again' : 'rate.open')}
      </Button>
      {isOpen ? (
        <Suspense>
          <WithWords names={['review']}>
            <RateDialog line={line} onClose={() => setOpen(false)} />
          </WithWords>
        </Suspense>
      ) : null}
    </>
  );
}
