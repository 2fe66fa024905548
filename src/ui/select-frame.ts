import { styled } from 'styled-components';
import { theme } from './theme.ts';

/** What a select and its arrow stand in. */
export const SelectFrame = styled.span<{ 'data-chosen'?: string | undefined }>`
  position: relative;
  display: block;
  > svg {
    position: absolute;
    inset-block-start: calc(50% - ${theme.size.iconSmall} / 2);
    inset-inline-end: ${theme.space['3']};
    pointer-events: none;
  }
`;
