import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, useLocation, useRevalidator, useRouteError } from 'react-router';
import { BrokenScreen } from './BrokenScreen.tsx';

const NotFoundScreen = lazy(async () => ({ default: (await import('./NotFoundScreen.tsx')).NotFoundScreen }));

/** In place of a page that does not exist or that threw; the layout around it lives on. */
export function ErrorScreen() {
  const error = useRouteError();
  const { pathname } = useLocation();
  const revalidator = useRevalidator();
  if (isRouteErrorResponse(error) && error.status === 404) {
    return (
      <Suspense>
        <NotFoundScreen path={pathname} />
      </Suspense>
    );
  }
  return <BrokenScreen onRetry={() => void revalidator.revalidate()} />;
}
