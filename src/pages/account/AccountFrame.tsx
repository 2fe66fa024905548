import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { type accountPages, overview } from '#src/components/account/account-pages.ts';
import { savedCalculationsPath } from '#src/components/account/calculation/calculation-path.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useAccountPages } from '#src/components/account/use-account-pages.ts';
import { useLogOut } from '#src/components/header/use-log-out.ts';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-paths.ts';
import { pageTop, Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { reviewsPath } from './reviews/reviews-path.ts';
import { showPresent } from './show-present.ts';

const ApprovalsLink = late(async () => (await import('./approvals/ApprovalsLink.tsx')).ApprovalsLink);

const icons: Record<(typeof accountPages)[number]['path'], IconName> = {
  '/user/userCenter': 'person',
  '/user/order': 'box',
  '/user/quote': 'list',
  '/user/coupon': 'ticket',
  '/user/address': 'pin',
  '/user/changePwd': 'lock',
};

/** A page of the account with the way to the others beside it, above it in small windows. */
export function AccountFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const hasReviews = useAppSelector(selectConfig)?.features.reviews ?? false;
  const isMember = Boolean(useAppSelector(selectUser)?.member_of);
  const pages = useAccountPages();
  const section = new URLSearchParams(search).get('section');
  const { logOut, isLeaving } = useLogOut();
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => showPresent(row.current), []);
  return (
    <Columns>
      <nav aria-label={t('common:account.title')}>
        <Pages ref={row}>
          {pages.map(({ path, word }) => (
            <li key={path}>
              <RouteLink to={path} aria-current={path === pathname && section === null ? 'page' : undefined}>
                <Icon name={icons[path]} small />
                {t(word)}
              </RouteLink>
            </li>
          ))}
          <li>
            <RouteLink to={savedCalculationsPath()} aria-current={section === 'calculations' ? 'page' : undefined}>
              <Icon name="calculator" small />
              {t('common:account.calculations')}
            </RouteLink>
          </li>
          {isMember ? <ApprovalsLink isHere={section === 'approvals'} /> : null}
          {hasReviews ? (
            <li>
              <RouteLink to={reviewsPath()} aria-current={section === 'reviews' ? 'page' : undefined}>
                <Icon name="star" small />
                {t('common:account.reviews')}
              </RouteLink>
            </li>
          ) : null}
          <li>
            <RouteLink to={`${overview}?section=settings`} aria-current={section === 'settings' ? 'page' : undefined}>
              <Icon name="sliders" small />
              {t('common:account.settings')}
            </RouteLink>
          </li>
          <li>
            <button type="button" aria-busy={isLeaving || undefined} onClick={() => void logOut()}>
              <Icon name="right" small />
              {t(isLeaving ? 'common:account.signing_out' : 'common:account.sign_out')}
            </button>
          </li>
        </Pages>
      </nav>
      <Content>{children}</Content>
    </Columns>
  );
}

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['3']};
  align-items: start;
  padding-block: ${theme.space['3']} ${theme.space['12']};
  ${media.lg} {
    grid-template-columns: ${theme.layout.accountNav} minmax(0, 1fr);
    gap: ${theme.space['10']};
    padding-block-start: ${pageTop};
  }
`;

const Pages = styled.ul`
  display: flex;
  gap: ${theme.space['1']};
  margin-inline: calc(-1 * ${theme.fluid.gutter});
  padding-inline: ${theme.fluid.gutter};
  overflow-x: auto;
  scrollbar-width: none;
  a,
  button {
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    width: 100%;
    min-height: ${theme.size.touch};
    padding: 0 ${theme.space['3']};
    border: 0;
    background: none;
    border-radius: ${theme.radius.control};
    color: ${theme.color.text.primary};
    font: ${theme.type.ui};
    white-space: nowrap;
  }
  a:hover,
  button:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
  a:focus-visible,
  button:focus-visible {
    outline-offset: calc(-1 * ${theme.border.focus});
  }
  [aria-current] {
    background: ${theme.color.accent.subtle};
    color: ${theme.color.accent.text};
    font-weight: ${theme.weight.heading};
  }
  ${media.lg} {
    flex-direction: column;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    a,
    button {
      min-height: ${theme.size.glyph};
      white-space: normal;
    }
  }
`;

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space['5']};
  min-width: 0;
`;
