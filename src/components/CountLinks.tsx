import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { useFormat } from '#src/i18n/format.ts';
import { selectCounts } from '#src/store/cart-selectors.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-paths.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { useAsksQuotes } from './quote/use-asks-quotes.ts';
import { actionLinkStyle, ActionText, Count } from './header-style.ts';
import { RouteLink } from './RouteLink.tsx';

/** Quote list and cart with their number of lines. */
export function CountLinks() {
  const { t } = useTranslation();
  const asksQuotes = useAsksQuotes();
  const { cartNum, rfqNum } = useAppSelector(selectCounts);
  return (
    <>
      {asksQuotes ? (
        <CountLink to={buildPath('other-rfqs')}>
          <CountContent icon="list" word={t('common:header.quote_list')} count={rfqNum} quiet />
          <VisuallyHidden>{t('common:header.quote_list_count', { count: rfqNum })}</VisuallyHidden>
        </CountLink>
      ) : null}
      <CountLink to={buildPath('cart')}>
        <CountContent icon="cart" word={t('common:header.cart')} count={cartNum} />
        <VisuallyHidden>{t('common:header.cart_count', { count: cartNum })}</VisuallyHidden>
      </CountLink>
    </>
  );
}

/** What is seen; the sentence beside it is what is heard. */
function CountContent({ icon, word, count, quiet = false }: { icon: IconName; word: string; count: number; quiet?: boolean }) {
  const { integer } = useFormat();
  return (
    <>
      <Icon name={icon} />
      <ActionText aria-hidden="true">{word}</ActionText>
      <Count data-quiet={quiet || undefined} aria-hidden="true">
        {integer(count)}
      </Count>
    </>
  );
}

const CountLink = styled(RouteLink)`
  ${actionLinkStyle}
`;
