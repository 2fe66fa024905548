import { useTranslation } from 'react-i18next';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { PageTitle } from './PageTitle.tsx';

/** All categories with their counts. */
export function Component() {
  const { t } = useTranslation('catalog');
  return (
    <Wrap $wide>
      <PageHead title={t('categories.page_title')} />
      <PageTitle title={t('categories.title')} />
      <CategoryTree />
    </Wrap>
  );
}
