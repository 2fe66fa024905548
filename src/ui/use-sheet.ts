import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** The room of a figure in pixels. Figures draw in these pixels, so that text keeps its size on every screen. */
export interface Sheet {
  frame: RefObject<HTMLDivElement | null>;
  width: number;
  height: number;
}

/** Under this width the sheet is that of a phone. */
const narrow = 440;
const firstGuess = 480;

/** Measures the room a figure has; `height` is given for a desktop, a phone takes a fifth less. */
export function useSheet(height: number): Sheet {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(firstGuess);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element || !('ResizeObserver' in globalThis)) return undefined; // without it the first guess is scaled by the browser
    const measure = () => setWidth(Math.max(200, Math.round(element.clientWidth)));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { frame, width, height: width < narrow ? Math.round(height * 0.82) : height };
}
