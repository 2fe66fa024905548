import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Lifecycle, ProductDetail } from '#contract/api/part.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { ButtonLink } from '#src/components/ButtonLink.tsx';
import { withQuery } from '#contract/routes/category-path.ts';
import { takesLastOrders } from '#contract/pages/product/last-buy.ts';
import { ProductStars } from '#src/components/parts/ProductStars.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { SavePart } from '#src/components/save-part/SavePart.tsx';
import { Unbroken } from '#src/components/Unbroken.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Breadcrumb } from '#src/ui/Breadcrumb.tsx';
import { Button } from '#src/ui/Button.tsx';
import { buttonStyle } from '#src/ui/button-style.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { StatusMark, type StatusMarkProps } from '#src/ui/StatusMark.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { useCopy } from '#src/ui/use-copy.ts';
import { wayPath } from './way-path.ts';

const lifecycleTone: Record<Lifecycle, StatusMarkProps['tone']> = {
  preview: 'info',
  active: 'good',
  nrnd: 'attention',
  last_time_buy: 'attention',
  obsolete: 'stopped',
  unknown: 'neutral',
};
const rohsTone: Record<ProductDetail['rohs'], StatusMarkProps['tone']> = {
  compliant: 'good',
  exempt: 'info',
  non_compliant: 'stopped',
  unknown: 'neutral',
};

export function ProductBreadcrumb({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('product');
  return (
    <Breadcrumb>
      {[
        <RouteLink key="categories" to={buildPath('category')}>
          {t('products')}
        </RouteLink>,
        ...product.breadcrumb.map((step, index) => (
          <RouteLink key={step.web_url} to={wayPath(product.breadcrumb.slice(0, index + 1))}>
            {step.name}
          </RouteLink>
        )),
      ]}
    </Breadcrumb>
  );
}

/** What the part is, who makes it, and whether it may still be planned with; what is not known is not claimed. */
export function ProductTitle({ product, sku }: { product: ProductDetail; sku: string | null }) {
  const { t } = useTranslation(['product', 'part']);
  const { copy, outcome } = useCopy();
  return (
    <header>
      <Number tabIndex={-1}>{product.mpn}</Number>
      <Lead>
        <Unbroken text={product.description || product.name} />
      </Lead>
      <Facts>
        <li>
          {t('by_maker')}{' '}
          <RouteLink to={buildPath('manufacturers-brand_web_url', { brand_web_url: product.manufacturer.web_url })}>
            {product.manufacturer.name}
          </RouteLink>
        </li>
        {product.lifecycle === 'unknown' ? null : (
          <li>
            <StatusMark tone={lifecycleTone[product.lifecycle]}>{t(`lifecycle.${product.lifecycle}`)}</StatusMark>
          </li>
        )}
        {product.last_buy_date === undefined ? null : <LastBuy day={product.last_buy_date} />}
        {product.rohs === 'unknown' ? null : (
          <li>
            <StatusMark tone={rohsTone[product.rohs]}>{t(`rohs.${product.rohs}`)}</StatusMark>
          </li>
        )}
        {product.rating.count === 0 ? null : (
          <li>
            <ProductStars rating={product.rating} />
          </li>
        )}
        {sku === null ? null : <li data-quiet>{t('order_code', { sku })}</li>}
      </Facts>
      <Actions>
        {product.datasheet === null ? null : (
          <Outside href={product.datasheet} rel="noreferrer">
            <Icon name="document" small />
            {t('datasheet')}
          </Outside>
        )}
        <SavePart part={{ sku, mpn: product.mpn, manufacturer: product.manufacturer.name }} />
        <ButtonLink to={withQuery(wayPath(product.breadcrumb), `compare=${product.web_url}`)}>{t('part:compare')}</ButtonLink>
        <Button onClick={() => void copy(window.location.href)}>
          <Icon name="copy" small />
          {t('copy_link')}
        </Button>
        <span role="status">{outcome === null ? '' : t(outcome === 'copied' ? 'link_copied' : 'link_not_copied')}</span>
      </Actions>
    </header>
  );
}

/** Until when the maker takes last orders, or that this is over. */
function LastBuy({ day }: { day: string }) {
  const { t } = useTranslation('product');
  const { date } = useFormat();
  const [now] = useState(() => new Date());
  // At noon of the visitor's clock, so that the day is the same everywhere.
  return <li>{t(takesLastOrders(day, now) ? 'last_buy.ahead' : 'last_buy.passed', { date: date(`${day}T12:00`) })}</li>;
}

const Number = styled.h1`
  font: ${theme.type.part};
  letter-spacing: ${theme.tracking.part};
  overflow-wrap: anywhere;
`;

const Lead = styled.p`
  margin-block-start: ${theme.space['1']};
  font: ${theme.type.lead};
  color: ${theme.color.text.secondary};
`;

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['5']};
  align-items: center;
  margin-block-start: ${theme.space['2']};
  font: ${theme.type.ui};
  li[data-quiet] {
    color: ${theme.color.text.tertiary};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['2']};
  align-items: center;
  margin-block-start: ${theme.space['4']};
  font: ${theme.type.dense};
  ${media.underMd} {
    > button,
    > a {
      flex: 1 1 auto;
    }
    > span:empty {
      margin-inline-start: calc(-1 * ${theme.space['2']}); /* its gap, which would cut the last line of buttons short */
    }
  }
`;

const Outside = styled.a`
  ${buttonStyle}
`;
