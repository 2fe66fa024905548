import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext, useHref, useLocation } from 'react-router';

/**
 * Asks the router whether this page is still the one that has been asked for. What is drawn cannot tell: on a busy machine a page is drawn a
 * while after the way to another began, and a navigation of its own would call that way off.
 */
export function useStaysHere(): () => boolean {
  const router = use(DataRouterContext)?.router;
  const here = useHref(useLocation().pathname);
  return useCallback(() => {
    if (!router) return true;
    const { navigation, location } = router.state;
    return (navigation.location ?? location).pathname === here;
  }, [router, here]);
}
