import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Room {
  /** Whether the frame holds its content without scrolling sideways: then its head may stick to the page instead of the frame. */
  fits: boolean;
  /** Whether the content stands in its narrow form, because the wide one does not fit. */
  isNarrow: boolean;
}

/** How much room a frame has for its content, which has a wide and a narrow form. */
export function useFits(): Room & { frame: RefObject<HTMLDivElement | null> } {
  const frame = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room>({ fits: false, isNarrow: false });
  useEffect(() => {
    const element = frame.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined; // without it the frame simply scrolls
    let wideForm = 0; // the narrow form does not tell how much the wide one needs
    let isNarrow = false;
    const look = () => {
      const needed = element.firstElementChild?.scrollWidth ?? 0;
      const fits = needed <= element.clientWidth;
      if (!isNarrow && !fits) wideForm = needed;
      isNarrow = wideForm > element.clientWidth;
      setRoom((old) => (old.fits === fits && old.isNarrow === isNarrow ? old : { fits, isNarrow }));
    };
    // At once, between layout and paint: nobody sees the columns move.
    const observer = new ResizeObserver(() => flushSync(look));
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    return () => observer.disconnect();
  }, []);
  return { frame, ...room };
}
