import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { DialogForm } from '#src/ui/DialogForm.tsx';
import { TextField } from '#src/ui/TextField.tsx';

export const states: States = {
  fields: () => {
    const { t } = useTranslation();
    return (
      <DialogForm>
        <TextField label={t('cart:add.number')} hint={t('cart:add.number_hint')} />
        <TextField label={t('cart:quantity')} inputMode="numeric" />
      </DialogForm>
    );
  },
};
