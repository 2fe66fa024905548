import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { Wrap } from '#src/ui/panel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { buildPath } from '#contract/routes/build-path.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { CountLinks } from './CountLinks.tsx';
import { ActionButton } from './header-style.ts';
import { Logo } from './Logo.tsx';
import { NavHead } from './NavEntry.tsx';
import { navigationOf } from './navigation.ts';
import { PreferencesMenu } from './PreferencesMenu.tsx';
import { ProductsMenu } from './ProductsMenu.tsx';
import { SearchBox } from '#src/components/search/SearchBox.tsx';

const MenuDrawer = late(async () => (await import('./MenuDrawer.tsx')).MenuDrawer);

/** Two rows above every page: the first stays in view, the second scrolls away and becomes a drawer in small windows. */
export function Header() {
  return (
    <>
      <First>
        <Row>
          <MenuButton />
          <Logo />
          <SearchBox />
          <Actions>
            <Wide>
              <PreferencesMenu />
            </Wide>
            <AccountMenu />
            <CountLinks />
          </Actions>
        </Row>
      </First>
      <Sections />
    </>
  );
}

function MenuButton() {
  const { t } = useTranslation();
  const [menu, setMenu] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <Small>
      <ActionButton type="button" aria-label={t('common:header.menu')} aria-haspopup="dialog" onClick={() => setMenu('open')}>
        <Icon name="menu" />
      </ActionButton>
      {menu === 'never' ? null : <MenuDrawer open={menu === 'open'} onClose={() => setMenu('closed')} />}
    </Small>
  );
}

function Sections() {
  const { t } = useTranslation();
  const { sections, side } = navigationOf(useAppSelector(selectConfig), t);
  const shown = sections.filter(({ path, children }) => path !== buildPath('category') || children.length > 0); // the products menu leads there
  return (
    <Second>
      <Wrap>
        <Links aria-label={t('common:header.sections')}>
          <ProductsMenu />
          {shown.map((entry) => (
            <NavHead key={entry.path + entry.title} entry={entry} />
          ))}
          <Side>
            {side.map((entry) => (
              <NavHead key={entry.path + entry.title} entry={entry} />
            ))}
          </Side>
        </Links>
      </Wrap>
    </Second>
  );
}

const First = styled.header`
  position: sticky;
  z-index: ${theme.layer.header};
  inset-block-start: 0;
  background: ${theme.color.bg.canvas};
  @media print {
    display: none;
  }
  ${media.underLg} {
    border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  }
`;

const Row = styled(Wrap)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space['1']};
  padding-block: ${theme.space['1']} ${theme.space['2']};
  ${media.md} {
    flex-wrap: nowrap;
    gap: ${theme.space['4']};
    height: ${theme.size.headerRow};
    padding-block: 0;
  }
  ${media.xl} {
    gap: ${theme.space['6']};
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space['1']};
  margin-inline-start: auto;
`;

const Wide = styled.div`
  ${media.underLg} {
    display: none;
  }
`;

const Small = styled.div`
  margin-inline-start: calc(-1 * ${theme.space['3']});
  ${media.lg} {
    display: none;
  }
`;

const Second = styled.div`
  position: relative;
  z-index: ${theme.layer.stickyBar};
  border-block-end: ${theme.border.hairline} solid ${theme.color.border.subtle};
  @media print {
    display: none;
  }
  ${media.underLg} {
    display: none;
  }
`;

const Links = styled.nav`
  display: flex;
  align-items: center;
  gap: ${theme.space['1']};
  height: ${theme.size.headerNav};
  margin-inline: calc(-1 * ${theme.space['3']});
  font: ${theme.type.ui};
  font-weight: ${theme.weight.medium};
  > a,
  > div > button,
  > span > a {
    display: flex;
    align-items: center;
    gap: ${theme.space['1']};
    height: ${theme.space['8']};
    padding: 0 ${theme.space['3']};
    border: 0;
    border-radius: ${theme.radius.control};
    background: none;
    color: ${theme.color.text.primary};
    font-weight: inherit;
    white-space: nowrap;
  }
  > a:hover,
  > div > button:hover {
    background: ${theme.color.bg.hover};
    text-decoration: none;
  }
`;

const Side = styled.span`
  display: flex;
  margin-inline-start: auto;
  font-weight: ${theme.weight.regular};
  > a {
    color: ${theme.color.text.secondary};
  }
`;
