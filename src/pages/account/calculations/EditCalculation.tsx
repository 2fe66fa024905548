import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedCalculation } from '#contract/api/saved-calculation.ts';
import { useChangeCalculationMutation } from '#src/api/saved-calculation.ts';
import { CalculationFields } from '#src/components/account/calculation/CalculationFields.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Dialog } from '#src/ui/Dialog.tsx';
import { DialogForm } from '#src/ui/DialogForm.tsx';

/** Another name and note for a saved calculation. */
export function EditCalculation({ calculation }: { calculation: SavedCalculation }) {
  const { t } = useTranslation('saved_calculations');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={t('edit.open_named', { name: calculation.name })} onClick={() => setOpen(true)}>
        {t('edit.open')}
      </Button>
      {isOpen ? <EditDialog calculation={calculation} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function EditDialog({ calculation, onClose }: { calculation: SavedCalculation; onClose: () => void }) {
  const { t } = useTranslation('saved_calculations');
  const [change, { isLoading, error }] = useChangeCalculationMutation();
  const [name, setName] = useState(calculation.name);
  const [note, setNote] = useState(calculation.note ?? '');
  const [isTried, setTried] = useState(false);
  const isUnnamed = name.trim() === '';
  const formId = `calculation-${calculation.id}`;

  async function submit() {
    setTried(true);
    if (isUnnamed) return;
    const { data } = await change({ id: calculation.id, name: name.trim(), note: note.trim() });
    if (data) onClose();
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('edit.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('edit.keep')}</Button>
          <Button type="submit" form={formId} tone="primary" busy={isLoading}>
            {t('save')}
          </Button>
        </>
      }
    >
      <DialogForm
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <CalculationFields
          name={name}
          note={note}
          noteRows={3}
          isNameMissing={isTried && isUnnamed}
          error={error}
          onName={setName}
          onNote={setNote}
        />
      </DialogForm>
    </Dialog>
  );
}
