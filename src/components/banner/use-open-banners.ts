import { useEffect, useState } from 'react';
import { closedBannersCookie, closedText, openBanners, readClosed, withClosed } from '#contract/site/closed-banners.ts';
import type { ShownBanner } from '#contract/api/shown-banner.ts';
import { shareCookie } from '#src/store/shared-cookies.ts';

/** Longest time that a timer of browsers can wait, in milliseconds. */
const longestWait = 2 ** 31 - 1;

/** The banners that still run and that the visitor has not closed, and how one is closed; each goes when its time is over. */
export function useOpenBanners(banners: readonly ShownBanner[]): { open: readonly ShownBanner[]; close: (id: string) => void } {
  const [closed, setClosed] = useState(() => readClosed(document.cookie));
  const [now, setNow] = useState(Date.now);
  const open = openBanners(banners, closed, now);
  const next = Math.min(...open.flatMap(({ until }) => (until === null ? [] : Date.parse(until))));
  useEffect(() => {
    if (!Number.isFinite(next)) return undefined;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(longestWait, Math.max(0, next - now)));
    return () => clearTimeout(timer);
  }, [next, now]);
  const close = (id: string) => {
    // Another window may have closed others.
    const all = withClosed([...new Set([...readClosed(document.cookie), ...closed])], id);
    shareCookie(closedBannersCookie).write(closedText(all));
    setClosed(all);
  };
  return { open, close };
}
