import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** Whether a frame holds its content without scrolling sideways: then its head may stick to the page instead of the frame. */
export function useFits(): { frame: RefObject<HTMLDivElement | null>; fits: boolean } {
  const frame = useRef<HTMLDivElement>(null);
  const [fits, setFits] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined; // without it the frame simply scrolls
    const look = () => setFits((element.firstElementChild?.scrollWidth ?? 0) <= element.clientWidth);
    // At once, between layout and paint: nobody sees the columns move.
    const observer = new ResizeObserver(() => flushSync(look));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, fits };
}
