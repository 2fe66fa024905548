import { type ReactNode, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

interface Props {
  /** How far below the window the block begins to be fetched, in heights of the window. */
  ahead?: string;
  /** Room that is kept while there is nothing, so that what comes does not move what is below. */
  room?: string;
  children: ReactNode;
}

/** Draws its children, and so fetches their code, when they come near the view. */
export function WhenNear({ ahead = '100%', room = '0', children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(!('IntersectionObserver' in globalThis));
  useEffect(() => {
    const element = box.current;
    if (!element || isNear) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: `0% 0% ${ahead} 0%`,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, ahead]);
  return (
    <Room ref={box} style={{ minHeight: room }}>
      {isNear ? children : null}
    </Room>
  );
}

const Room = styled.div``;
