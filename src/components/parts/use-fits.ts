import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Room {
  /** Bears `data-fits` while it holds its content without scrolling sideways: then its head may stick to the page instead of the frame. */
  frame: RefObject<HTMLDivElement | null>;
  /** Whether the content stands in its narrow form, because the wide one does not fit. */
  isNarrow: boolean;
}

/** How much room a frame has for its content, which has a wide and a narrow form. */
export function useFits(): Room {
  const frame = useRef<HTMLDivElement>(null);
  const [isNarrow, setNarrow] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined; // without it the frame simply scrolls
    let wideForm = 0; // the narrow form does not tell how much the wide one needs
    let isInNarrowForm = false;
    const look = () => {
      const needed = element.firstElementChild?.scrollWidth ?? 0;
      const fits = needed <= element.clientWidth;
      // Not by state: a table of a hundred rows would be rendered again for it.
      element.toggleAttribute('data-fits', fits);
      if (!isInNarrowForm && !fits) wideForm = needed;
      isInNarrowForm = wideForm > element.clientWidth;
      setNarrow(isInNarrowForm);
    };
    // At once, between layout and paint: nobody sees the columns move.
    const observer = new ResizeObserver(() => flushSync(look));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, isNarrow };
}
