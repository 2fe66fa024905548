import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ResponseOf } from '#contract/api/endpoint.ts';
import type { Offer, ProductListItem } from '#contract/api/part.ts';
import type { getProductSimilar } from '#contract/api/product.ts';
import { suggestQuantity } from '#contract/pricing.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { useGetProductSimilarQuery } from '#src/api/catalog.ts';
import { LoadError } from '#src/components/LoadError.tsx';
import { PriceNotes } from '#src/components/parts/PriceNotes.tsx';
import { PriceText } from '#src/components/parts/PriceText.tsx';
import { StockStatus } from '#src/components/parts/StockStatus.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Button } from '#src/ui/Button.tsx';
import { PartNumber } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { theme } from '#src/ui/theme.ts';
import { PartDifferences } from './PartDifferences.tsx';

type Similar = ResponseOf<typeof getProductSimilar>['list'][number];
type Sold = Similar & { product: ProductListItem & { offer: Offer } };

/** As many as one call gives: those that can take a part's place come before those that are only similar. */
const asked = 100;
const mostShown = 5;

interface Props {
  part: Pick<ProductListItem, 'web_url' | 'mpn'>;
  /** Pieces that are wanted. */
  pieces: number;
  /** The pieces are those wanted or, where the packaging asks for more, the next that can be bought. */
  onTake: (product: Sold['product'], pieces: number) => void;
  isBusy?: boolean;
}

function isSold(similar: Similar): similar is Sold {
  return (
    similar.kind !== 'similar' && similar.product.offer !== null && similar.product.price_at !== null && similar.product.stock.available > 0
  );
}

/** Parts in stock that can take another one's place by the rules of the product page, those with enough pieces first; one press takes one. */
export function StandIns({ part, pieces, onTake, isBusy = false }: Props) {
  const { t } = useTranslation('stand_in');
  const { data, error, refetch } = useGetProductSimilarQuery({ web_url: part.web_url, page_size: asked, quantity: Math.max(1, pieces) });
  if (error) return <LoadError error={error} title={t('failed')} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton $height="6rem" />;
  const isEnough = ({ product }: Sold) => product.stock.available >= pieces;
  const sold = data.list.filter(isSold);
  const shown = [...sold.filter(isEnough), ...sold.filter((one) => !isEnough(one))].slice(0, mostShown);
  return (
    <>
      <Text>{t(shown.length > 0 ? 'text' : 'none', { mpn: part.mpn })}</Text>
      <ul>
        {shown.map((similar) => (
          <StandIn key={similar.product.web_url} {...{ similar, part, pieces, onTake, isBusy }} />
        ))}
      </ul>
    </>
  );
}

function StandIn({ similar, part, pieces, onTake, isBusy = false }: Props & { similar: Sold }) {
  const { t } = useTranslation(['stand_in', 'product']);
  const { integer } = useFormat();
  const { product, differences, kind, recorded } = similar;
  const bought = suggestQuantity(product.offer, pieces);
  return (
    <Line>
      <div>
        <RouteLink to={buildPath('product-web_url', { web_url: product.web_url })} target="_blank">
          <PartNumber>{product.mpn}</PartNumber>
        </RouteLink>{' '}
        {[product.manufacturer.name, t(`product:substitutes.${kind}`), recorded ? t('product:substitutes.named') : '']
          .filter(Boolean)
          .join(' · ')}
        <PartDifferences differences={differences} />
      </div>
      <Figures>
        <PriceText price={product.price_at} />
        <PriceNotes offer={product.offer} price={product.price_at} />
        <StockStatus stock={product.stock} quantity={pieces} />
      </Figures>
      <Button
        size="small"
        busy={isBusy}
        aria-label={t('take_named', { mpn: product.mpn, other: part.mpn })}
        onClick={() => onTake(product, bought)}
      >
        {bought === pieces ? t('take') : t('take_pieces', { quantity: integer(bought) })}
      </Button>
    </Line>
  );
}

const Text = styled.p`
  font: ${theme.type.dense};
  color: ${theme.color.text.secondary};
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space['2']} ${theme.space['4']};
  align-items: start;
  padding-block: ${theme.space['3']};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  ul {
    font: ${theme.type.small};
    color: ${theme.color.text.secondary};
    overflow-wrap: anywhere;
  }
  > button {
    grid-column: 1 / -1;
    justify-self: end;
  }
`;

const Figures = styled.div`
  display: grid;
  justify-items: end;
  white-space: nowrap;
`;
