import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { decodeText } from '#src/ui/decode-text.ts';
import { afterRender } from './after-render.ts';
import { restoreScroll } from './restore-scroll.ts';

function pageHeading(): HTMLElement | null {
  return document.querySelector<HTMLElement>('main h1');
}

function targetOf(hash: string): HTMLElement | null {
  return hash === '' ? null : document.getElementById(decodeText(hash.slice(1)));
}

function focusHeading() {
  const heading = pageHeading();
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Remembers how far each history entry was scrolled when it was left; the browser keeps it over a reload. */
function useScrollMemory(key: string) {
  const left = useRef(new Map<string, number>());
  // Before the next page's height makes the browser scroll, which would be remembered for the page that was left.
  useLayoutEffect(() => {
    const known = left.current;
    // A change of the address alone keeps the place without any scrolling. The first page is at its top; to ask would lay it out in this very task.
    let top = known.get(key) ?? (known.size === 0 ? 0 : scrollY);
    const remember = () => void (top = scrollY);
    const hand = () => void (history.scrollRestoration = 'auto');
    history.scrollRestoration = 'manual';
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', hand);
    return () => {
      known.set(key, top);
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', hand);
    };
  }, [key]);
  return left;
}

/**
 * What follows a change of address: an anchor is scrolled to, another page starts at its top, a page one goes back to where it was left,
 * the same path stays as it is unless Back or Forward led to it. Another page's heading takes the focus and its title is returned, to be
 * announced.
 */
export function useArrival(): string {
  const { pathname, hash, key } = useLocation();
  const how = useNavigationType();
  const left = useScrollMemory(key);
  const last = useRef<string | null>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === pathname;
    last.current = pathname;
    const place = how === NavigationType.Pop && !isFirst ? left.current.get(key) : undefined;
    if (isSame && hash === '') return place === undefined ? undefined : restoreScroll(place);
    let giveUp = afterRender(
      () => (hash === '' ? pageHeading() !== null : targetOf(hash) !== null),
      () => {
        const target = targetOf(hash);
        if (target) target.scrollIntoView();
        else if (!isFirst && !isSame) giveUp = restoreScroll(place ?? 0);
        if (isFirst || isSame) return;
        if (!target) focusHeading();
        setAnnounced(document.title);
      },
    );
    return () => giveUp();
  }, [pathname, hash, key, how, left]);
  return announced;
}
