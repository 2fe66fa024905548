import { useTranslation } from 'react-i18next';
import { useMatches, useNavigate } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { useLogoutMutation } from '#src/api/session.ts';
import { sessionClosed } from '#src/store/session.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { accountPages, isAccountPage } from './account-pages.ts';
import { MenuList } from './menu-list.ts';
import { RouteLink } from './RouteLink.tsx';

/** The pages of the account and the way out of it. */
export function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const { logOut, isLeaving } = useLogOut(onLeave);
  return (
    <MenuList>
      {accountPages.map(({ path, word }) => (
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

/** Ends the session on the server and here; without a connection here alone, where the token is then forgotten. */
function useLogOut(onLeave: () => void) {
  const [post, { isLoading }] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isPrivate = isAccountPage(useMatches().at(-1)?.id);
  const logOut = async () => {
    if (isLoading) return;
    await post();
    if (isPrivate) await navigate(buildPath('home')); // first, for the page would ask for what it may no longer see
    dispatch(sessionClosed());
    onLeave();
  };
  return { logOut, isLeaving: isLoading };
}
