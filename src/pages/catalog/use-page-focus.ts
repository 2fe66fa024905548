import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/** After a page link, brings the element into view and focuses it. Back and Forward restore the place by themselves. */
export function usePageFocus(page: number): RefObject<HTMLHeadingElement | null> {
  const target = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  const kind = useNavigationType();
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    if (kind === NavigationType.Pop) return;
    target.current?.scrollIntoView({ block: 'start' });
    target.current?.focus({ preventScroll: true });
  }, [page, kind]);
  return target;
}
