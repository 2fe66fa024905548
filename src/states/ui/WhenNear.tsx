import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { WhenNear } from '#src/ui/WhenNear.tsx';

export const states: States = {
  near: () => {
    const { t } = useTranslation();
    return (
      <WhenNear room="2rem">
        <p>{t('cart:availability')}</p>
      </WhenNear>
    );
  },
};
