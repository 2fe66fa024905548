import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useAppSelector } from '#src/store/store.ts';
import { selectUser } from '#src/store/user-selectors.ts';
import { theme } from '#src/ui/theme.ts';
import { MenuList } from './menu-list.ts';
import { RouteLink } from './RouteLink.tsx';
import { useAccountPages } from './use-account-pages.ts';
import { useLogOut } from './use-log-out.ts';

/** The pages of the account and the way out of it. */
export function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { logOut, isLeaving } = useLogOut(onLeave);
  const user = useAppSelector(selectUser);
  const pages = useAccountPages();
  return (
    <MenuList>
      {user ? <Who>{user.email}</Who> : null}
      {pages.map(({ path, word }) => (
        <li key={path}>
          <RouteLink to={path} onClick={onLeave}>
            {t(word)}
          </RouteLink>
        </li>
      ))}
      <li>
        <button type="button" aria-busy={isLeaving || undefined} onClick={() => void logOut()}>
          {t(isLeaving ? 'common:account.signing_out' : 'common:account.sign_out')}
        </button>
      </li>
    </MenuList>
  );
}

/** Which account it is, for those who have several. */
const Who = styled.li`
  padding: ${theme.space['2']} ${theme.space['3']};
  color: ${theme.color.text.tertiary};
  font: ${theme.type.dense};
  overflow-wrap: anywhere;
`;
