import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '#src/components/late/late.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { LineProps } from './line-props.ts';

const StandInDialog = late(async () => (await import('#src/components/stand-in/StandInDialog.tsx')).StandInDialog, ['stand_in', 'product']);

/** The way from a line that cannot be shipped to parts that can take its place; the line keeps its reference, and its quantity where it may. */
export function LineStandIns({ line, changes }: Omit<LineProps, 'currency'>) {
  const { t } = useTranslation('cart');
  const [isOpen, setOpen] = useState(false);
  const { line_id, product, quantity } = line;
  return (
    <>
      <Button size="small" aria-label={t('stand_ins_named', { mpn: product.mpn })} onClick={() => setOpen(true)}>
        {t('stand_ins')}
      </Button>
      {isOpen ? (
        <StandInDialog
          part={product}
          pieces={quantity}
          isBusy={changes.isChanging}
          onClose={() => setOpen(false)}
          onTake={({ offer }, pieces) => {
            setOpen(false);
            void changes.change({ line_id, sku: offer.sku, quantity: pieces });
          }}
        />
      ) : null}
    </>
  );
}
