/** Hands the calculators to the service worker, which keeps them for days without network. */
import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { buildPath } from '#contract/routes/build-path.ts';
import { matchRoute } from '#contract/routes/match.ts';
import { whenIdle } from '#src/router/idle.ts';
import { isSlowConnection } from '#src/router/prefetch.ts';
import { scriptAddress } from '#src/ui/trusted-types.ts';

/** The page itself comes first. */
const delay = 3000;
let asked = false;

async function keep(language: string, page: string): Promise<void> {
  await navigator.serviceWorker.register(scriptAddress('/sw.js'));
  const { active } = await navigator.serviceWorker.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- the worker is of our own origin
  active?.postMessage({ language, page });
}

/** On a calculator's page, once per visit: asks the worker to keep all calculators in this language. Not on slow or dear connections. */
export function useOfflineTools(language: string): void {
  const { pathname } = useLocation();
  const page = useHref(buildPath('tool'));
  const isTool = matchRoute(pathname)?.row.page.startsWith('tool/') ?? false;
  useEffect(() => {
    if (!isTool || asked || !import.meta.env.PROD || !('serviceWorker' in navigator) || isSlowConnection()) return undefined;
    const timer = setTimeout(() => {
      asked = true;
      whenIdle(() => {
        keep(language, page).catch(() => {}); // a private window, or no worker allowed: the page works with the network
      });
    }, delay);
    return () => clearTimeout(timer);
  }, [isTool, language, page]);
}
