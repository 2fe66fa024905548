import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { FieldError } from '#src/ui/FieldError.tsx';

export const states: States = {
  short: () => {
    const { t } = useTranslation();
    return <FieldError>{t('validation:required')}</FieldError>;
  },
  lines: () => {
    const { t } = useTranslation();
    return <FieldError>{t('cart:add.quote_only', { mpn: 'LM358DR' })}</FieldError>;
  },
};
