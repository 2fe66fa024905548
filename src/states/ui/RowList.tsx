import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Button } from '#src/ui/Button.tsx';
import { RowList } from '#src/ui/RowList.ts';

export const states: States = {
  rows: () => {
    const { t } = useTranslation();
    return (
      <RowList>
        <li>
          <span>{t('common:account.orders')}</span>
          <Button size="small">{t('common:account.overview')}</Button>
        </li>
        <li>
          <span>{t('common:account.addresses')}</span>
          <Button size="small">{t('common:account.overview')}</Button>
        </li>
      </RowList>
    );
  },
};
