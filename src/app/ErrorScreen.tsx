import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { late } from '#src/components/late/late.tsx';
import { mayReloadForCode } from '#src/router/reload-guard.ts';
import { BrokenScreen } from './BrokenScreen.tsx';
import { leavePage } from './leave-page.ts';
import { isLostCode } from './lost-code.ts';

const NotFoundScreen = late(async () => (await import('./NotFoundScreen.tsx')).NotFoundScreen);

/** In place of a page that does not exist or that threw; the layout around it lives on. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundScreen path={pathname} />;
  }
  if (isLostCode(error)) return <LostCodeScreen />;
  return <BrokenScreen onRetry={() => void revalidator.revalidate()} />;
}

function loadAnew(): void {
  leavePage(location.href);
}

/** A part of the page that could not be fetched: browsers remember that, so only loading the page anew brings it. */
function LostCodeScreen() {
  useEffect(() => {
    if (mayReloadForCode(sessionStorage, Date.now())) loadAnew();
  }, []);
  return <BrokenScreen onRetry={loadAnew} />;
}
