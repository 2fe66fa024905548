import { useEffect, useEffectEvent, useState } from 'react';
import { useMatches, useNavigate } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { rowName } from '#contract/routes/name.ts';
import { useLogoutMutation } from '#src/api/session.ts';
import { sessionClosed } from '#src/store/session.ts';
import { useAppDispatch } from '#src/store/store.ts';
import { isAccountPage } from '#src/components/account/account-pages.ts';

/** Ends the session on the server and here; without a connection here alone, where the token is then forgotten. */
export function useLogOut(onLeave?: () => void) {
  const [post, { isLoading }] = useLogoutMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const route = useMatches().at(-1)?.id ?? '';
  const isPrivate = isAccountPage(route) || rowName(route) === 'user-changePwd'; // also open to a mail's link, so it has no guard
  const [isAway, setAway] = useState(false);
  const close = useEffectEvent(() => {
    setAway(false);
    dispatch(sessionClosed());
    onLeave?.();
  });
  useEffect(() => {
    // Only when the private page is drawn no more: without a session it would send its visitor to the log-in.
    return isAway && isPrivate ? () => close() : undefined;
  }, [isAway, isPrivate]);
  const logOut = async () => {
    if (isLoading) return;
    await post();
    if (isPrivate) {
      setAway(true);
      await navigate(buildPath('home'));
    } else close();
  };
  return { logOut, isLeaving: isLoading };
}
