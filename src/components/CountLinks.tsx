import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { selectCounts } from '#src/store/cart.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { actionLinkStyle, ActionText, Count } from './header-style.ts';
import { RouteLink } from './RouteLink.tsx';

/** Quote list and cart with their number of lines. */
export function CountLinks() {
  const { t } = useTranslation();
  const { integer } = useFormat();
  const { cartNum, rfqNum } = useAppSelector(selectCounts);
  return (
    <>
      <Place>
        <Icon name="list" />
        <ActionText aria-hidden="true">{t('common:header.quote_list')}</ActionText>
        <Count data-quiet aria-hidden="true">
          {integer(rfqNum)}
        </Count>
        <VisuallyHidden>{t('common:header.quote_list_count', { count: rfqNum })}</VisuallyHidden>
      </Place>
      <CartLink to={buildPath('cart')} aria-label={t('common:header.cart_count', { count: cartNum })}>
        <Icon name="cart" />
        <ActionText>{t('common:header.cart')}</ActionText>
        <Count>{integer(cartNum)}</Count>
      </CartLink>
    </>
  );
}

const Place = styled.span`
  ${actionLinkStyle}
`;

const CartLink = styled(RouteLink)`
  ${actionLinkStyle}
`;
