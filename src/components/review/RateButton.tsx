import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '#src/components/late/late.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { RatedLine } from './RateDialog.tsx';

const RateDialog = late(async () => (await import('./RateDialog.tsx')).RateDialog, ['review']);

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
      {isOpen ? <RateDialog line={line} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
