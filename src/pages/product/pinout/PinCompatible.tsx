import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { getProductPinout } from '#contract/api/product.ts';
import { substitutesQuantity } from '#contract/requests/substitutes-request.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { PriceNotes } from '#src/components/parts/PriceNotes.tsx';
import { priceDecimals, PriceText } from '#src/components/parts/PriceText.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Cell, HeadCell, Table, TableFrame } from '#src/ui/table.ts';
import { media, theme } from '#src/ui/theme.ts';
import { PartDifferences } from '#src/components/stand-in/PartDifferences.tsx';

type List = ResponseOf<typeof getProductPinout>['list'];

/** As many as the substitutes above them show. */
const firstShown = 6;

/** Parts with the same pins in the same package, those that are worse in nothing first; none make no table. */
export function PinCompatible({ mpn, list, total }: { mpn: string; list: List; total: number }) {
  const { t } = useTranslation(['pinout', 'product']);
  const { integer } = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (list.length === 0) return null;
  const decimals = priceDecimals(list.map(({ product }) => product.price_at));
  return (
    <Block aria-labelledby="pin-compatible">
      <h3 id="pin-compatible">{t('compatible.title')}</h3>
      <Text>{t(list.length < total ? 'compatible.first' : 'compatible.text', { shown: integer(list.length), total: integer(total) })}</Text>
      <TableFrame>
        <Table aria-labelledby="pin-compatible">
          <thead>
            <tr>
              <HeadCell>{t('product:substitutes.part')}</HeadCell>
              <WideHead>{t('product:substitutes.differs')}</WideHead>
              <HeadCell $number>{t('product:substitutes.in_stock')}</HeadCell>
              <HeadCell $number>{t('product:substitutes.price_at', { quantity: integer(substitutesQuantity) })}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {(isWhole ? list : list.slice(0, firstShown)).map(({ product, differences }) => (
              <tr key={product.web_url}>
                <Cell>
                  <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })}>
                    <PartNumber>{product.mpn}</PartNumber>
                  </RouteLink>
                  <Small>{product.manufacturer.name}</Small>
                  <Narrow>
                    <PartDifferences differences={differences} />
                  </Narrow>
                </Cell>
                <Wide>
                  <PartDifferences differences={differences} />
                </Wide>
                <Cell $number>{integer(product.stock.available)}</Cell>
                <Cell $number>
                  <PriceText price={product.price_at} decimals={decimals} />
                  <PriceNotes offer={product.offer} price={product.price_at} />
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </TableFrame>
      {isWhole || list.length <= firstShown ? null : (
        <More size="small" onClick={() => setWhole(true)}>
          {t('compatible.all', { total: integer(list.length) })}
        </More>
      )}
      <Find>
        <RouteLink to={buildPath('product-list-keyword', { keyword: t('compatible.query', { mpn }) })}>{t('compatible.search')}</RouteLink>
      </Find>
    </Block>
  );
}

const Block = styled.section`
  margin-block-start: ${theme.space['8']};
  h3 {
    font: ${theme.type.h3};
  }
`;

const More = styled(Button)`
  margin-block-start: ${theme.space['3']};
`;

const Find = styled.p`
  margin-block-start: ${theme.space['3']};
  font: ${theme.type.dense};
`;

const Small = styled.div`
  font: ${theme.type.small};
  color: ${theme.color.text.tertiary};
`;

/** On a phone what differs stands below the part, so that the price keeps its place in the frame. */
const Narrow = styled(Small)`
  overflow-wrap: anywhere;
  ${media.md} {
    display: none;
  }
`;

const Wide = styled(Cell)`
  ${media.underMd} {
    display: none;
  }
`;

const WideHead = styled(HeadCell)`
  ${media.underMd} {
    display: none;
  }
`;

const Text = styled.p`
  margin-block-end: ${theme.space['3']};
  font: ${theme.type.dense};
  color: ${theme.color.text.tertiary};
`;
