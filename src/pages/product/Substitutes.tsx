import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getProductSimilar } from '#contract/api/product.ts';
import type { ProductDetail } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetProductSimilarQuery } from '#src/api/catalog.ts';
import { PartThumb } from '#src/components/parts/PartThumb.tsx';
import { PriceNotes } from '#src/components/parts/PriceNotes.tsx';
import { priceDecimals, PriceText } from '#src/components/parts/PriceText.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { PartNumber } from '#src/ui/panel.ts';
import { StatusMark } from '#src/ui/StatusMark.tsx';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { media, theme } from '#src/ui/theme.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { PartDifferences } from '#src/components/stand-in/PartDifferences.tsx';
import { Section } from './Section.tsx';
import { substitutesQuantity, substitutesRequest } from '#contract/requests/substitutes-request.ts';

type Similar = ResponseOf<typeof getProductSimilar>['list'][number];

const tones = { direct: 'good', similar: 'info', upgrade: 'good', alternate_packaging: 'info', successor: 'info' } as const;

/** Parts that can take this one's place, then those that are only similar, and what differs; without any, or when the call fails, there is no block. */
export function Substitutes({ product }: { product: ProductDetail }) {
  const { t } = useTranslation(['product', 'buy']);
  const { integer } = useFormat();
  const { data } = useGetProductSimilarQuery(substitutesRequest(product.web_url));
  if (!data || data.list.length === 0) return null;
  const prices = data.list.map((similar) => similar.product.price_at);
  const decimals = priceDecimals(prices);
  const currency = prices.find((price) => price !== null)?.currency;
  return (
    <Section id="substitutes" title={t('substitutes.title')} text={t('substitutes.text')}>
      <TableFrame>
        <Table aria-labelledby="substitutes">
          <thead>
            <tr>
              <HeadCell>
                <VisuallyHidden>{t('substitutes.outline')}</VisuallyHidden>
              </HeadCell>
              <HeadCell>{t('substitutes.part')}</HeadCell>
              <WideHead>{t('substitutes.differs')}</WideHead>
              <WideHead>{t('substitutes.match')}</WideHead>
              <HeadCell $number>{t('substitutes.in_stock')}</HeadCell>
              <HeadCell $number>
                {t('substitutes.price_at', { quantity: integer(substitutesQuantity) })}
                {currency === undefined ? null : <Small>{t('buy:before_tax', { currency })}</Small>}
              </HeadCell>
            </tr>
          </thead>
          <Group
            title={t('substitutes.replaces')}
            text={t('substitutes.replaces_text')}
            list={data.list.filter(isReplacement)}
            {...{ decimals }}
          />
          <Group
            title={t('substitutes.near')}
            text={t('substitutes.near_text')}
            list={data.list.filter((one) => !isReplacement(one))}
            {...{ decimals }}
          />
        </Table>
      </TableFrame>
    </Section>
  );
}

function isReplacement({ kind }: Similar): boolean {
  return kind !== 'similar';
}

function Group({ title, text, list, decimals }: { title: string; text: string; list: readonly Similar[]; decimals: number }) {
  if (list.length === 0) return null;
  return (
    <tbody>
      <tr>
        <GroupHead colSpan={6} scope="rowgroup">
          {title}
          <Small>{text}</Small>
        </GroupHead>
      </tr>
      {list.map((similar) => (
        <Row key={similar.product.web_url} similar={similar} decimals={decimals} />
      ))}
    </tbody>
  );
}

function Row({ similar, decimals }: { similar: Similar; decimals: number }) {
  const { t } = useTranslation('product');
  const { integer } = useFormat();
  const { kind, product } = similar;
  return (
    <tr>
      <Cell>
        <PartThumb product={product} />
      </Cell>
      <Cell>
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
          <PartNumber>{product.mpn}</PartNumber>
        </RouteLink>
        <Small>{product.manufacturer.name}</Small>
        <Narrow>
          {t(`substitutes.${kind}`)}
          <Named similar={similar} />
          <PartDifferences differences={similar.differences} />
        </Narrow>
      </Cell>
      <Wide>
        <PartDifferences differences={similar.differences} />
      </Wide>
      <Wide>
        <StatusMark tone={tones[kind]}>{t(`substitutes.${kind}`)}</StatusMark>
        <Named similar={similar} />
      </Wide>
      <Cell $number>{integer(product.stock.available)}</Cell>
      <Cell $number>
        <PriceText price={product.price_at} decimals={decimals} />
        <PriceNotes offer={product.offer} price={product.price_at} />
      </Cell>
    </tr>
  );
}

/** Whose word it is, where no rule has found it, and what the shop says about it. */
function Named({ similar: { recorded } }: { similar: Similar }) {
  const { t } = useTranslation('product');
  if (recorded === undefined) return null;
  return (
    <Small>
      {t('substitutes.named')}
      {recorded.note === null ? null : <Note>{recorded.note}</Note>}
    </Small>
  );
}

const hiddenOnPhones = css`
  ${media.underMd} {
    display: none;
  }
`;

const Wide = styled(Cell)`
  ${hiddenOnPhones}
`;

const WideHead = styled(HeadCell)`
  ${hiddenOnPhones}
`;

const GroupHead = styled(HeadCell)`
  padding-block: ${theme.space['3']};
  white-space: normal;
`;

const Small = styled.div`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

const Note = styled.div`
  overflow-wrap: anywhere;
  white-space: normal;
`;

const Narrow = styled(Small)`
  ${media.md} {
    display: none;
  }
`;
