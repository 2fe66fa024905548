import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdminReturn } from '#contract/api/admin/returns.ts';
import { useMoveReturnMutation } from '#src/api/admin/returns.ts';
import { Row } from '#src/pages/admin/shared/parts.ts';
import { Trouble } from '#src/pages/admin/shared/Trouble.tsx';
import { useStep } from '#src/pages/admin/shared/use-step.ts';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';

/** Ends a return whose parts never came. */
export function DropReturn({ one: { return_no, version } }: { one: AdminReturn }) {
  const { t } = useTranslation('admin_returns');
  const step = useStep();
  const [move] = useMoveReturnMutation();
  const [isOpen, setOpen] = useState(false);
  const confirm = () => step.run(() => move({ return_no, version, to: 'cancelled', idempotencyKey: crypto.randomUUID() }));
  return (
    <Row>
      <Button tone="danger" onClick={() => setOpen(true)}>
        {t('drop')}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('drop_question', { number: return_no })}
        actions={
          <>
            <Button onClick={() => setOpen(false)}>{t('drop_keep')}</Button>
            <Button tone="dangerSolid" busy={step.isBusy} onClick={() => void confirm()}>
              {t('drop')}
            </Button>
          </>
        }
      >
        <p>{t('drop_text')}</p>
        <Trouble step={step} />
      </Dialog>
    </Row>
  );
}
