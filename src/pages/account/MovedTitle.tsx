import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** The heading of one of several views of a page; takes the focus when a link inside the page led to its view. */
export function MovedTitle({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = useLocation().key !== 'default'; // the name of a history's first entry
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
