import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

interface MovedTitleProps {
  /** Another state of what is shown takes away what had the focus: the heading gets it then. */
  state?: string | undefined;
  children: ReactNode;
}

/** The heading of one of several views of a page; takes the focus when a link inside the page led to its view. */
export function MovedTitle({ state, children }: MovedTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isMoved = useLocation().key !== 'default'; // the name of a history's first entry
  useEffect(() => {
    if (isMoved) heading.current?.focus();
  }, [isMoved]);
  const before = useRef(state);
  useEffect(() => {
    if (before.current !== undefined && before.current !== state) heading.current?.focus();
    before.current = state;
  }, [state]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
