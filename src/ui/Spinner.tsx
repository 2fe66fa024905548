import { styled, keyframes } from 'styled-components';
import { media, theme } from './theme.ts';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

/** A turning ring in the text colour; the words beside it say what goes on. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  width: ${theme.size.iconSmall};
  height: ${theme.size.iconSmall};
  flex: none;
  border: ${theme.border.focus} solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  animation: ${turn} 1s linear infinite;
  ${media.still} {
    animation: none;
  }
`;
