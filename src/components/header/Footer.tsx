import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { selectConfig, selectSiteName } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { WhenNear } from '#src/ui/WhenNear.tsx';
import { late } from '#src/components/late/late.tsx';
import { NavList } from './NavEntry.tsx';
import { navigationOf } from './navigation.ts';
import { LanguageAnchor } from '#src/components/language/LanguageAnchor.tsx';
import { useLanguageLinks } from '#src/components/language/use-language-links.ts';

const NewsletterForm = late(async () => (await import('./NewsletterForm.tsx')).NewsletterForm);

const year = new Date().getFullYear();

/** Links, newsletter and languages under every page; says so when prices and stock are demo figures. */
export function Footer() {
  const { t } = useTranslation();
  const config = useAppSelector(selectConfig);
  const site = useAppSelector(selectSiteName);
  return (
    <Ground>
      <Wrap>
        <Columns />
        <Languages />
        <End>
          <span>{t('common:footer.copyright', { year, site })}</span>
          {config?.demo ? <span>{t('common:footer.demo')}</span> : null}
        </End>
      </Wrap>
    </Ground>
  );
}

function Columns() {
  const { t } = useTranslation();
  const config = useAppSelector(selectConfig);
  const { columns } = navigationOf(config, t);
  return (
    <Grid>
      {columns.map(({ title, items }) => (
        <nav key={title} aria-label={title}>
          <Title>{title}</Title>
          <NavList entries={items} />
        </nav>
      ))}
      {config?.features.newsletter === false ? null : (
        <WhenNear room="9rem">
          <NewsletterForm />
        </WhenNear>
      )}
    </Grid>
  );
}

function Languages() {
  const { t } = useTranslation();
  const links = useLanguageLinks();
  return (
    <LanguageRow aria-label={t('common:footer.languages')}>
      {links.map((link) => (
        <LanguageAnchor key={link.key} link={link} />
      ))}
    </LanguageRow>
  );
}

const Ground = styled.footer`
  content-visibility: auto; /* it is laid out when it comes near: its many scripts take long */
  contain-intrinsic-block-size: auto 36rem; /* its height on phones */
  ${media.lg} {
    contain-intrinsic-block-size: auto 26rem;
  }
  margin-block-start: ${theme.space['10']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  background: ${theme.color.bg.subtle};
  font: ${theme.type.ui};
  @media print {
    display: none;
  }
  a {
    color: ${theme.color.text.secondary};
  }
  ${media.md} {
    margin-block-start: ${theme.space['14']};
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space['6']} ${theme.space['4']};
  padding-block: ${theme.space['10']} ${theme.space['6']};
  li a {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space['2']};
    min-height: ${theme.size.controlSmall};
  }
  li ul {
    padding-inline-start: ${theme.space['4']};
  }
  > section {
    grid-column: 1 / -1;
  }
  ${media.coarse} {
    li a {
      min-height: ${theme.size.touch};
    }
  }
  ${media.lg} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${theme.space['8']};
    > section {
      grid-column: auto;
    }
  }
`;

const Title = styled.h2`
  margin-block-end: ${theme.space['2']};
  font: ${theme.type.dense};
  font-weight: ${theme.weight.heading};
`;

const LanguageRow = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['5']};
  padding-block: ${theme.space['4']};
  border-block-start: ${theme.border.hairline} solid ${theme.color.border.subtle};
  font: ${theme.type.dense};
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.size.controlSmall};
  }
  a[aria-current] {
    color: ${theme.color.text.primary};
    font-weight: ${theme.weight.semibold};
  }
`;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space['1']} ${theme.space['5']};
  padding-block-end: ${theme.space['8']};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
`;
