import { useTranslation } from 'react-i18next';
import type { States } from '#src/states/state.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';

export const states: States = {
  way: () => {
    const { t } = useTranslation();
    return (
      <Breadcrumb>
        {[
          <a key="products" href="#products">
            {t('common:header.products')}
          </a>,
          <a key="categories" href="#categories">
            {t('common:header.all_categories')}
          </a>,
        ]}
      </Breadcrumb>
    );
  },
};
