import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useHotProductQuery } from '#src/api/catalog.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { LoadError } from '#src/components/LoadError.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { ProductTable } from '#src/components/parts/ProductTable.tsx';
import { useMedia } from '#src/components/use-media.ts';
import { Wrap } from '#src/ui/panel.ts';
import { breakpoints, theme } from '#src/ui/theme.ts';
import { CategoryTree } from './CategoryTree.tsx';
import { PageTitle } from './PageTitle.tsx';
import { popularRequest } from '#contract/requests/popular-request.ts';

/** Where all parts begin: several numbers at once, what others order, and the categories. */
export function Component() {
  const { t } = useTranslation('catalog');
  return (
    <Wrap $wide>
      <PageHead title={t('all_products.title')} />
      <PageTitle title={t('all_products.title')}>
        <Ways>
          <ButtonLink to={buildPath('product-chipFindSearch')}>{t('chip_find.title')}</ButtonLink>
          <ButtonLink to={buildPath('manufacturers')}>{t('manufacturers.title')}</ButtonLink>
        </Ways>
      </PageTitle>
      <Popular />
      <CategoryTree />
    </Wrap>
  );
}

/** A part of the page that is left out when it has nothing to show. */
function Popular() {
  const { t } = useTranslation('catalog');
  const { data, error, refetch } = useHotProductQuery(popularRequest);
  const isNarrow = useMedia(`(max-width: ${breakpoints.md - 0.02}px)`);
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data || data.list.length === 0) return null;
  const title = t('all_products.popular');
  return (
    <Section>
      <h2>{title}</h2>
      {isNarrow ? <ProductList products={data.list} label={title} /> : <ProductTable products={data.list} caption={title} />}
    </Section>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space['3']};
  min-width: 0;
  padding-block: ${theme.fluid.section};
`;
