import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { styled } from 'styled-components';
import type { Supplier } from '#contract/api/article.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetSupplierListQuery } from '#src/api/content.ts';
import { LanguageMark } from '#src/components/language/LanguageMark.tsx';
import { LogoPicture } from '#src/components/LogoPicture.tsx';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { Message } from '#src/ui/Message.tsx';
import { Tag, Wrap } from '#src/ui/panel.ts';
import { theme } from '#src/ui/theme.ts';
import { ContentFrame } from './ContentFrame.tsx';
import { EnglishOffer } from './EnglishOffer.tsx';
import { ListingHead } from './ListingHead.tsx';
import { readEnglish } from '#contract/requests/list-request.ts';
import { suppliersRequest } from '#contract/requests/suppliers-request.ts';

/** Who the parts come from. */
export function Component() {
  const { t } = useTranslation('content');
  const [search] = useSearchParams();
  const query = useGetSupplierListQuery(suppliersRequest(search));
  return (
    <ContentFrame query={query}>
      {({ list, english_only: english }) => (
        <Wrap>
          <PageHead title={t('suppliers.title')} index={!readEnglish(search).with_english} />
          <ListingHead title={t('suppliers.title')} description={t('suppliers.description')} />
          <Notes>{list.some(({ is_sample }) => is_sample) ? <Message tone="info">{t('suppliers.samples_text')}</Message> : null}</Notes>
          {list.length === 0 ? <EmptyState title={t(english > 0 ? 'none_own' : 'none_yet')} /> : null}
          <List>
            {list.map((supplier) => (
              <SupplierCard key={supplier.id} supplier={supplier} />
            ))}
          </List>
          <EnglishOffer count={english} />
        </Wrap>
      )}
    </ContentFrame>
  );
}

function SupplierCard({
  supplier: { web_url, name, logo, summary, manufacturers, product_count, language, is_sample },
}: {
  supplier: Supplier;
}) {
  const { t } = useTranslation('content');
  const { integer, list } = useFormat();
  return (
    <li>
      {logo ? <LogoPicture image={logo} sizes="10rem" alt="" /> : null}
      <h2 lang={language}>
        <RouteLink to={buildPath('featuredSuppliers-web_url', { web_url })}>{name}</RouteLink>
      </h2>
      <Tags>
        <LanguageMark language={language} />
        {is_sample ? <Tag>{t('sample')}</Tag> : null}
      </Tags>
      <p lang={language}>{summary}</p>
      <Facts>{list(manufacturers.map((maker) => maker.name))}</Facts>
      <Facts>{t('part_count', { count: product_count, number: integer(product_count) })}</Facts>
    </li>
  );
}

const Tags = styled.div`
  display: flex;
  gap: ${theme.space['1']};
  &:empty {
    display: none;
  }
`;

const Notes = styled.div`
  display: grid;
  gap: ${theme.space['3']};
  &:not(:empty) {
    margin-block-end: ${theme.space['6']};
  }
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  gap: ${theme.space['6']} ${theme.space['8']};
  padding-block-end: ${theme.space['12']};
  li {
    display: grid;
    align-content: start;
    gap: ${theme.space['2']};
    padding-block-start: ${theme.space['4']};
    border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Facts = styled.p`
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
`;
