import { useEffect } from 'react';
import { useLocation, useMatches, useNavigate } from 'react-router';
import { isAccountPage } from '#src/components/account-pages.ts';
import { loginPath } from '#src/components/return-path.ts';
import { useAppSelector } from '#src/store/store.ts';
import { selectHasExpired } from '#src/store/user-selectors.ts';

/** When the server ends the session on a page of the account, the visitor logs in and comes back to it. */
export function useSessionEnd(): void {
  const hasExpired = useAppSelector(selectHasExpired);
  const needsSession = isAccountPage(useMatches().at(-1)?.id);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (hasExpired && needsSession) void navigate(loginPath(pathname + search), { replace: true });
  }, [hasExpired, needsSession, pathname, search, navigate]);
}
