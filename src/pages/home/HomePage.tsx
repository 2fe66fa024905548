import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { buildPath } from '#contract/routes/build-path.ts';
import { late } from '#src/components/late/late.tsx';
import { useGetHomeQuery } from '#src/api/catalog.ts';
import { PageHead } from '#src/components/head/PageHead.tsx';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useFormat } from '#src/i18n/format.ts';
import { Icon } from '#src/ui/Icon.tsx';
import type { IconName } from '#src/ui/icon-paths.ts';
import { Wrap } from '#src/ui/panel.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { media, theme } from '#src/ui/theme.ts';
import { HomeBanners } from './HomeBanners.tsx';
import { HomeBom } from './HomeBom.tsx';
import { HomeCalculators } from './HomeCalculators.tsx';
import { HomeCategories } from './HomeCategories.tsx';
import { HomeKnowledge } from './HomeKnowledge.tsx';
import { HomeMakers } from './HomeMakers.tsx';
import { MovingFast } from './MovingFast.tsx';
import { homePreview } from '#contract/requests/home-page.ts';
import { PackageStrip } from './PackageStrip.tsx';

const ways = [
  { key: 'parameters', icon: 'sliders', to: buildPath('category') },
  { key: 'numbers', icon: 'search', to: buildPath('product-chipFindSearch') },
  { key: 'makers', icon: 'grid', to: buildPath('manufacturers') },
  { key: 'cart', icon: 'cart', to: buildPath('cart') },
] as const satisfies { key: string; icon: IconName; to: string }[];

/** The operator's own order of blocks, for shops that have one. */
const ArrangedBlocks = late(async () => (await import('./ArrangedBlocks.tsx')).ArrangedBlocks);

export function Component() {
  const { t } = useTranslation('home');
  const { integer } = useFormat();
  const { data: home } = useGetHomeQuery();
  const isPreview = useLocation().hash === homePreview.hash;
  const count = home?.product_count ?? 0;
  return (
    <>
      <PageHead title={home?.seo.title ?? t('headline')} />
      <Hero>
        <Wrap>
          <Intro>
            <div>
              <h1 tabIndex={-1}>{t('headline')}</h1>
              <p>{count > 0 ? t('lead', { count, parts: integer(count) }) : t('lead_plain')}</p>
            </div>
            <nav aria-label={t('ways.title')}>
              <Ways>
                {ways.map(({ key, icon, to }) => (
                  <li key={key}>
                    <RouteLink to={to}>
                      <Icon name={icon} />
                      <span>
                        <strong>{t(`ways.${key}`)}</strong>
                        <small>{t(`ways.${key}_text`)}</small>
                      </span>
                    </RouteLink>
                  </li>
                ))}
              </Ways>
            </nav>
          </Intro>
        </Wrap>
        <PackageStrip />
      </Hero>
      <Wrap>
        {home && (home.blocks || isPreview) ? (
          <ArrangedBlocks waiting={<Skeleton $height="100vh" />} home={home} isPreview={isPreview} />
        ) : (
          <>
            <HomeBanners banners={home?.banners ?? []} />
            <HomeCategories categories={home?.categories} />
            <MovingFast />
            <HomeCalculators calculators={home?.calculators ?? []} />
            <HomeBom />
            <HomeKnowledge articles={home?.news ?? []} />
            <HomeMakers makers={home?.manufacturers ?? []} />
          </>
        )}
      </Wrap>
    </>
  );
}

const Hero = styled.div`
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.bg.subtle};
`;

const Intro = styled.div`
  display: grid;
  gap: ${theme.space['5']};
  align-items: end;
  padding-block: ${theme.space['6']} ${theme.space['5']};
  ${media.lg} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    gap: ${theme.space['12']};
    padding-block: ${theme.space['10']} ${theme.space['8']};
  }
  h1 {
    max-width: 15em;
    font: ${theme.type.display};
    letter-spacing: ${theme.tracking.display};
    text-wrap: balance;
  }
  p {
    max-width: 36em;
    text-wrap: balance;
    margin-block-start: ${theme.space['3']};
    font: ${theme.type.lead};
    color: ${theme.color.text.secondary};
  }
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space['2']};
  ${media.md} {
    gap: ${theme.space['3']};
  }
  a {
    display: flex;
    gap: ${theme.space['3']};
    align-items: center;
    height: 100%;
    padding: ${theme.space['3']};
    border: ${theme.border.hairline} solid ${theme.color.border.default};
    border-radius: ${theme.radius.panel};
    background: ${theme.color.bg.raised};
    color: ${theme.color.text.primary};
  }
  a:hover {
    border-color: ${theme.color.accent.solid};
    text-decoration: none;
  }
  svg {
    flex: none;
    color: ${theme.color.accent.text};
  }
  strong {
    display: block;
    font: ${theme.type.h3};
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  small {
    display: none;
    font: ${theme.type.dense};
    color: ${theme.color.text.tertiary};
    ${media.md} {
      display: block;
    }
  }
`;
