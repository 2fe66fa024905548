import { keyframes, styled } from 'styled-components';
import { theme } from './theme.ts';

const appear = keyframes`
  from { opacity: 0; }
`;

/** A block in the place and size of what is loading; it shows after 400 ms and does not shimmer. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  display: block;
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: ${theme.radius.swatch};
  background: ${theme.color.bg.track};
  animation: ${appear} 1ms ${theme.duration.skeleton} backwards;
`;
