import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Tabs } from '#src/ui/Tabs.tsx';

const keys = ['all', 'unpaid', 'shipped'] as const;

export const states: States = {
  three: () => {
    const { t } = useTranslation();
    const [active, setActive] = useState<(typeof keys)[number]>('unpaid');
    return (
      <Tabs label={t('orders:tabs')} tabs={keys.map((key) => ({ key, label: t(`orders:${key}`) }))} active={active} onChange={setActive}>
        <p>{t('orders:none_here')}</p>
      </Tabs>
    );
  },
};
