import { styled } from 'styled-components';
import { SelectFrame } from './select-frame.ts';
import { theme } from './theme.ts';

/**
 * The frame of a select whose chosen text stands whole, over several lines where it is longer than the field: most browsers cut the
 * text of a select, so it is written above it.
 */
export const WholeSelectFrame = styled(SelectFrame)`
  display: grid;
  > select,
  &::after {
    grid-area: 1 / 1;
  }
  > select {
    color: transparent;
  }
  option {
    color: ${theme.color.text.primary};
  }
  &::after {
    content: attr(data-chosen);
    content: attr(data-chosen) / '';
    align-self: center;
    min-width: 0;
    padding: ${theme.space['1']} ${theme.space['10']} ${theme.space['1']} ${theme.space['3']};
    font: ${theme.type.body};
    overflow-wrap: anywhere;
    pointer-events: none;
  }
  @media (forced-colors: active) {
    &::after {
      visibility: hidden;
    }
  }
`;
