import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { keyframes, styled } from 'styled-components';
import { media, theme } from '#src/ui/theme.ts';

const throttleMilliseconds = 200;
const fadeMilliseconds = 180;

/** Shows only for pages that take longer than 200 ms; runs to 90 % in 2 s, jumps to the end on arrival, fades. */
export function LoadingBar() {
  const isLoading = useNavigation().state !== 'idle';
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(isLoading), isLoading ? throttleMilliseconds : fadeMilliseconds);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return isShown ? <Bar data-done={isLoading ? undefined : true} aria-hidden="true" /> : null;
}

const run = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`;

const Bar = styled.div`
  position: fixed;
  z-index: ${theme.layer.loadingBar};
  inset-block-start: 0;
  inset-inline: 0;
  height: ${theme.size.loadingBar};
  background: ${theme.color.accent.solid};
  transform-origin: 0 0;
  pointer-events: none;
  animation: ${run} ${theme.duration.loadingBar} ${theme.easing.out} forwards;
  &[data-done] {
    animation: none;
    opacity: 0;
    transition: opacity ${theme.duration.base};
  }
  ${media.still} {
    animation-timing-function: steps(4);
  }
`;
