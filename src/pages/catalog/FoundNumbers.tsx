import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { chipFindSearch } from '#contract/api/product.ts';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { ProductList } from '#src/components/parts/ProductList.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { theme } from '#src/ui/theme.ts';

type Line = ResponseOf<typeof chipFindSearch>['list'][number];

const tones = {
  sku: 'good',
  mpn: 'good',
  prefix: 'attention',
  value: 'attention',
  text: 'attention',
  fuzzy: 'attention',
  none: 'stopped',
} as const;

/** What each number found, in the order they were typed. */
export function FoundNumbers({ found }: { found: readonly Line[] }) {
  const { t } = useTranslation('catalog');
  const { integer } = useFormat();
  const missing = found.filter(({ match }) => match === 'none').length;
  return (
    <section>
      <h2>{t('chip_find.results')}</h2>
      <p role="status">
        {t('chip_find.found', { count: found.length - missing, found: integer(found.length - missing), all: integer(found.length) })}
      </p>
      <ol>
        {found.map((line) => (
          <Item key={line.keyword}>
            <Head>
              <PartNumber>{line.keyword}</PartNumber>
              <StatusMark tone={tones[line.match]}>{t(`match.${line.match}`)}</StatusMark>
              {line.total > line.products.length ? (
                <RouteLink to={buildPath('product-list-keyword', { keyword: line.keyword })}>
                  {t('chip_find.all', { count: line.total, number: integer(line.total) })}
                </RouteLink>
              ) : null}
            </Head>
            {line.products.length > 0 ? <ProductList products={line.products} label={line.keyword} /> : null}
          </Item>
        ))}
      </ol>
    </section>
  );
}

const Item = styled.li`
  padding-block: ${theme.space['4']};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${theme.space['1']} ${theme.space['4']};
  padding-block-end: ${theme.space['2']};
`;
