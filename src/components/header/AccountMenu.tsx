import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { late } from '#src/components/late/late.tsx';
import { useGetUserInfoQuery } from '#src/api/user-info.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectDisplayName, selectIsLoggedIn } from '#src/store/user-selectors.ts';
import { Icon } from '#src/ui/Icon.tsx';
import { PopoverPanel } from '#src/ui/PopoverPanel.ts';
import { media, theme } from '#src/ui/theme.ts';
import { usePopover } from '#src/ui/use-popover.ts';
import { ActionButton, actionLinkStyle, ActionText } from './header-style.ts';
import { RouteLink } from '#src/components/RouteLink.tsx';
import { useSignInPaths } from '#src/components/account/use-sign-in-paths.ts';

const AccountLinks = late(async () => (await import('./AccountLinks.tsx')).AccountLinks);

/** The account in the header: the way to log in, or the name with a menu. */
export function AccountMenu() {
  return useAppSelector(selectIsLoggedIn) ? <Menu /> : <SignIn />;
}

function SignIn() {
  const { t } = useTranslation();
  const { login } = useSignInPaths();
  return (
    <Link to={login}>
      <Content second={t('common:account.sign_in')} />
    </Link>
  );
}

function Content({ second }: { second: string }) {
  const { t } = useTranslation();
  return (
    <>
      <Icon name="person" />
      <Text>
        {t('common:account.title')} <small>{second}</small>
      </Text>
    </>
  );
}

function Menu() {
  useGetUserInfoQuery(); // keeps the answer fresh for every page
  const name = useAppSelector(selectDisplayName);
  const popover = usePopover();
  return (
    <Area {...popover.area}>
      <ActionButton type="button" {...popover.button}>
        <Content second={name} />
      </ActionButton>
      {popover.open ? (
        <Panel id={popover.panelId}>
          <AccountLinks onLeave={() => popover.setOpen(false)} />
        </Panel>
      ) : null}
    </Area>
  );
}

const Link = styled(RouteLink)`
  ${actionLinkStyle}
`;

const Text = styled(ActionText)`
  small {
    max-width: 10rem;
    overflow: hidden;
    text-overflow: ellipsis;
  }
`;

const Area = styled.div`
  position: relative;
`;

/** In small windows it stands flush with the icons at the end of the row. */
const Panel = styled(PopoverPanel)`
  inset-inline-end: 0;
  width: 15rem;
  ${media.underLg} {
    inset-inline-end: calc(-2 * (${theme.size.touch} + ${theme.space['1']}));
  }
`;
