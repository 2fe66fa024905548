import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { selectConfig } from '#src/store/config.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Drawer } from '#src/ui/Drawer.tsx';
import { theme } from '#src/ui/theme.ts';
import { AccountLinks } from './AccountLinks.tsx';
import { CategoryList } from './CategoryList.tsx';
import { NavList } from './NavEntry.tsx';
import { navigationOf } from './navigation.ts';
import { Preferences } from './Preferences.tsx';
import { SignInLinks } from './SignInLinks.tsx';

/** Sections, categories and preferences for small windows, where the header has one row. */
export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const isLoggedIn = useAppSelector(selectIsLoggedIn);
  const { sections, side } = navigationOf(useAppSelector(selectConfig), t);
  return (
    <Drawer open={open} onClose={onClose} title={t('common:header.menu')}>
      <nav aria-label={t('common:header.sections')}>
        <Links>
          <NavList entries={[...sections, ...side]} onClick={onClose} />
        </Links>
        <Heading>{t('common:header.products')}</Heading>
        <CategoryList onLeave={onClose} />
      </nav>
      <Heading>{t('common:account.title')}</Heading>
      {isLoggedIn ? <AccountLinks onLeave={onClose} /> : <SignInLinks onLeave={onClose} />}
      <Heading>{t('common:preferences.title')}</Heading>
      <Preferences />
    </Drawer>
  );
}

const Links = styled.div`
  li ul {
    padding-inline-start: ${theme.space['4']};
  }
  a {
    display: flex;
    align-items: center;
    gap: ${theme.space['2']};
    min-height: ${theme.size.touch};
    padding: 0 ${theme.space['3']};
    color: ${theme.color.text.primary};
    font-weight: ${theme.weight.medium};
  }
`;

const Heading = styled.h3`
  margin-block: ${theme.space['6']} ${theme.space['2']};
  padding-inline: ${theme.space['3']};
`;
