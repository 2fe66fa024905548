import { useLocation } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { withReturn } from './return-path.ts';

/** Paths of log-in and registration that lead back to the page on screen, or to where its own `redirect` leads. */
export function useSignInPaths(): { login: string; register: string; find: string } {
  const { pathname, search } = useLocation();
  const from = new URLSearchParams(search).get('redirect') ?? pathname + search;
  return {
    login: withReturn(buildPath('user-login'), from),
    register: withReturn(buildPath('user-register'), from),
    find: withReturn(buildPath('user-findPassword'), from),
  };
}
