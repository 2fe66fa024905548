import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import type { getSupplierDetail } from '#contract/api/content.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetSupplierDetailQuery } from '#src/api/content.ts';
import { LanguageNote } from '#src/components/language/LanguageNote.tsx';
import { LogoPicture } from '#src/components/LogoPicture.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { Prose } from '#src/components/Prose.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { ArticleList } from './ArticleCard.tsx';
import { ContentFrame } from './ContentFrame.tsx';

/** A supplier: what it stands for, its makers, some of its parts. */
export function Component() {
  const { web_url = '' } = useParams();
  const query = useGetSupplierDetailQuery({ web_url });
  return <ContentFrame query={query}>{(supplier) => <SupplierView supplier={supplier} />}</ContentFrame>;
}

function SupplierView({ supplier }: { supplier: ResponseOf<typeof getSupplierDetail> }) {
  const { t } = useTranslation('content');
  const { integer } = useFormat();
  const { name, logo, summary, body = '', language, is_sample, manufacturers, product_count, hot, articles } = supplier;
  return (
    <Wrap>
      <PageHead title={name} />
      <Breadcrumb>
        {[
          <RouteLink key="suppliers" to={buildPath('featuredSuppliers')}>
            {t('suppliers.title')}
          </RouteLink>,
        ]}
      </Breadcrumb>
      <Page>
        {logo ? <LogoPicture image={logo} sizes="10rem" alt="" isFirst /> : null}
        <h1 lang={language} tabIndex={-1}>
          {name}
        </h1>
        <Lead lang={language}>{summary}</Lead>
        <LanguageNote language={language} />
        {is_sample ? <Message tone="info">{t('suppliers.sample_text')}</Message> : null}
        <Prose html={body} language={language} />
        <section aria-labelledby="supplier-makers">
          <h2 id="supplier-makers">{t('suppliers.makers')}</h2>
          <p>{t('part_count', { count: product_count, number: integer(product_count) })}</p>
          <Makers>
            {manufacturers.map((maker) => (
              <li key={maker.web_url}>
                <RouteLink to={buildPath('manufacturers-brand_web_url', { brand_web_url: maker.web_url })}>{maker.name}</RouteLink>
              </li>
            ))}
          </Makers>
        </section>
        {hot.length > 0 ? (
          <section aria-labelledby="supplier-parts">
            <h2 id="supplier-parts">{t('parts')}</h2>
            <ProductList products={hot} label={t('parts')} cards />
          </section>
        ) : null}
        {articles.length > 0 ? (
          <section aria-labelledby="supplier-articles">
            <h2 id="supplier-articles">{t('related')}</h2>
            <ArticleList articles={articles} />
          </section>
        ) : null}
      </Page>
    </Wrap>
  );
}

const Page = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  padding-block: ${theme.space['4']} ${theme.space['12']};
`;

const Lead = styled.p`
  max-width: ${theme.layout.prose};
  color: ${theme.color.text.secondary};
  font: ${theme.type.lead};
`;

const Makers = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']} ${theme.space['5']};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.touch};
  }
`;
