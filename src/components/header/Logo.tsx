import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { selectLogo, selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { media, theme } from '#src/ui/theme.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';

/** The shop's mark and name, which lead to its start page. */
export function Logo() {
  const { t } = useTranslation();
  const site = useAppSelector(selectSiteName);
  const logo = useAppSelector(selectLogo);
  return (
    <Home to={buildPath('home')} aria-label={t('common:header.home', { site })}>
      {logo === '' ? (
        <svg viewBox="0 0 30 30" aria-hidden="true">
          <path className="leads" d="M2 8.5h5M2 15h5M2 21.5h5M23 8.5h5M23 15h5M23 21.5h5" />
          <rect x="6.5" y="3" width="17" height="24" rx="2.5" />
          <path className="letter" d="M11.6 22V9h4.2a3.9 3.9 0 0 1 0 7.8h-4.2" />
        </svg>
      ) : (
        <img src={logo} alt="" />
      )}
      {site}
    </Home>
  );
}

const Home = styled(RouteLink)`
  display: flex;
  align-items: center;
  gap: ${theme.space['2']};
  min-height: ${theme.size.touch};
  color: ${theme.color.text.primary};
  font: ${theme.type.logo};
  letter-spacing: -0.02em;
  &:hover {
    text-decoration: none;
  }
  svg,
  img {
    width: auto;
    height: 1.875rem;
    fill: ${theme.color.text.primary};
    ${media.underMd} {
      height: 1.625rem;
    }
  }
  .leads {
    stroke: ${theme.color.copper.solid};
    stroke-width: 2.6;
    stroke-linecap: round;
  }
  .letter {
    fill: none;
    stroke: ${theme.color.bg.canvas};
    stroke-width: 2.3;
  }
`;
